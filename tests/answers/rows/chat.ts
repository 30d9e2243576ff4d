import { limits } from '@/generated/rules';
import { SIGNED_IN, fieldRefusal, repeatCall, type ContractTestParts, type Row } from '../answer.ts';
import { exactly } from '../exactly.ts';
import { anyMessage, message, notification, summary } from '../examples.ts';

const UNREAD_STATES = [SIGNED_IN, 'a joined match with unread messages'] as const;
const TEXT_BODY = { message: 'Beru míč.' };

/** Makes the person wait for a place first. */
const waitFirst = { prepare: repeatCall(1, { operation: 'joinMatch', body: undefined }) };

/** A row with a message that only the contract tests send. */
const messageRow = (when: string, message: unknown, row: Partial<Row>, contractTestParts: ContractTestParts = {}): Row => ({ operation: 'sendChatMessage', when, states: UNREAD_STATES, body: { message }, status: 201, contractTestParts, ...row }); // oxfmt-ignore

// oxfmt-ignore
export const chatRows: Row[] = [
  { operation: 'getChatMessages', when: 'a chat with unread messages', states: UNREAD_STATES, status: 200, answer: { results: [anyMessage], last_read_message_id: 900 } },
  { operation: 'getChatMessages', when: 'the newest messages', states: UNREAD_STATES, query: { limit: 100 }, status: 200, answer: { results: [anyMessage], last_read_message_id: 900 } },
  { operation: 'getChatMessages', when: 'messages before another', states: UNREAD_STATES, query: { limit: 500, before: 2_147_483_647 }, status: 200, answer: { results: [anyMessage], last_read_message_id: 900 } },

  { operation: 'sendChatMessage', when: 'a text', states: UNREAD_STATES, key: '1763924710000-k3v9x2m7q1d', body: TEXT_BODY, status: 201, answer: { ...message, kind: exactly('text'), message: exactly('Beru míč.'), is_mine: exactly(true) } },
  { operation: 'sendChatMessage', when: 'white space alone', states: UNREAD_STATES, key: '1763924711000-w8c4n0z5t2h', body: { message: '   ' }, isInvalid: true, status: 400, problem: { code: 'validation_failed', field: 'message' } },
  messageRow('white space around', ' \n Beru míč.\n', { answer: { message: 'Beru míč.' } }),
  // The schema counts the white space around a text, a backend does not. Our client never sends such white space.
  messageRow('a text of maximum length with white space around', ` \n${'ž'.repeat(1000)}\n\t `, { answer: { message: 'ž'.repeat(1000) }, isInvalid: true }),
  messageRow('a text of maximum length in code points', '🏐'.repeat(1000), { answer: { message: '🏐'.repeat(1000) } }),
  messageRow('only characters without a width', '\u200B\u00AD\u3164\u2800', fieldRefusal({ message: 'too_short' })),
  { operation: 'sendChatMessage', when: 'an undeclared field', states: UNREAD_STATES, body: { ...TEXT_BODY, colour: 'red' }, status: 201, answer: { message: TEXT_BODY.message }, contractTestParts: {} },
  messageRow('a text that is too long within white space', ` ${'ž'.repeat(1001)} `, { isInvalid: true, ...fieldRefusal({ message: 'too_long' }) }),
  messageRow('a number as the text', 7, { isInvalid: true, ...fieldRefusal({ message: 'invalid' }) }),
  messageRow('an invalid key', 'Beru míč.', { key: '"é"', isInvalid: true, ...fieldRefusal({ 'Idempotency-Key': 'invalid' }) }),
  ...(['a joined match that is finished', 'a joined match that is cancelled'] as const).map((state) => messageRow(state, 'Sraz u šaten.', { states: [SIGNED_IN, state] })),
  messageRow('a person on the waiting list', 'Sraz u šaten.', { states: [SIGNED_IN, 'a full match'] }, waitFirst),
  messageRow('once more than the limit chat allows, after one text with one key', 'Sraz u šaten.', {}, { prepare: repeatCall(limits.chat.times + 1, { key: 'k9v3x2m7q1d-1763924714000' }) }),
  messageRow('neither session nor match', 'Beru míč.', { states: ['no such match'], status: 401, problem: { code: 'token_missing' } }, { headers: { Authorization: '' } }),
  { operation: 'getChatMessages', when: 'a person on the waiting list', states: [SIGNED_IN, 'a full match'], status: 200, contractTestParts: waitFirst },

  { operation: 'getChatSummary', when: 'a chat with unread messages', states: UNREAD_STATES, status: 200, answer: summary },
  { operation: 'getChatSummary', when: 'a person who left and joined again', states: UNREAD_STATES, status: 200, answer: { unread_count: 0 }, contractTestParts: { prepare: async (send) => { await send({ operation: 'leaveMatch' }); await send({ operation: 'joinMatch' }); } } },

  { operation: 'markChatRead', when: 'a chat with unread messages', states: UNREAD_STATES, status: 200, answer: { ...summary, unread_count: exactly(0) } },

  { operation: 'getChatNotification', when: 'a chat with unread messages', states: UNREAD_STATES, status: 200, answer: notification },

  { operation: 'getChatNotifications', when: 'a chat with unread messages', states: UNREAD_STATES, status: 200, answer: { total_unread: 3, results: [notification] } },
  { operation: 'getChatNotifications', when: 'no messages are unread', states: [SIGNED_IN, 'no messages are unread'], status: 200, answer: { total_unread: exactly(0), results: exactly([]) } },
];

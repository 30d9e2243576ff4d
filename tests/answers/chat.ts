import { anyMessage, message, notification, summary } from './examples.ts';
import { SIGNED_IN, wrong, type Here, type Row } from './answer.ts';
import { exactly } from './exactly.ts';

const UNREAD = [SIGNED_IN, 'a joined match with unread messages'] as const;
const TEXT = { message: 'Beru míč.' };

/** A message that the contract tests alone send. */
const send = (when: string, message: unknown, row: Partial<Row>, here: Here = {}): Row => ({ operation: 'sendChatMessage', when, given: UNREAD, body: { message }, status: 201, here, ...row }); // oxfmt-ignore

/** The chat within a match, and its notifications. */
// oxfmt-ignore
export const chatRows: Row[] = [
  { operation: 'getChatMessages', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: { results: [anyMessage], last_read_message_id: 900 } },

  { operation: 'sendChatMessage', when: 'a text', given: UNREAD, key: '1763924710000-k3v9x2m7q1d', body: TEXT, status: 201, answer: { ...message, kind: exactly('text'), message: exactly('Beru míč.'), is_mine: exactly(true) } },
  { operation: 'sendChatMessage', when: 'white space alone', given: UNREAD, key: '1763924711000-w8c4n0z5t2h', body: { message: '   ' }, invalid: true, status: 400, problem: { code: 'validation_failed', field: 'message' } },
  send('white space around', ' \n Beru míč.\n', { answer: { message: 'Beru míč.' } }),
  send('as long as can be', 'ž'.repeat(1000), {}),
  // No client of ours sends the white space, which the schema counts; a backend does not.
  send('as long as can be, with white space around', ` \n${'ž'.repeat(1000)}\n\t `, { answer: { message: 'ž'.repeat(1000) }, invalid: true }),
  send('as long as can be, in code points', '🏐'.repeat(1000), { answer: { message: '🏐'.repeat(1000) } }),
  send('characters without a width', '\u200B\u00AD\u3164\u2800', wrong({ message: 'too_short' })),
  { operation: 'sendChatMessage', when: 'a field that nobody knows', given: UNREAD, body: { ...TEXT, colour: 'red' }, status: 201, answer: { message: TEXT.message }, here: {} },
  send('too long within white space', ` ${'ž'.repeat(1001)} `, { invalid: true, ...wrong({ message: 'too_long' }) }),
  send('no text', 7, { invalid: true, ...wrong({ message: 'invalid' }) }),
  send('a key that is none', 'Beru míč.', { key: '"é"', invalid: true, ...wrong({ 'Idempotency-Key': 'invalid' }) }),

  { operation: 'getChatSummary', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: summary },

  { operation: 'markChatRead', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: { ...summary, unread_count: exactly(0) } },

  { operation: 'getChatNotification', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: notification },

  { operation: 'getChatNotifications', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: { total_unread: 3, results: [notification] } },
  { operation: 'getChatNotifications', when: 'no messages are unread', given: [SIGNED_IN, 'no messages are unread'], status: 200, answer: { total_unread: exactly(0), results: exactly([]) } },
];

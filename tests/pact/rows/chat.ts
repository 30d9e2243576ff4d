import { anyMessage, message, notification, summary } from '../examples.ts';
import { sessionOver, SIGNED_IN, WAIT, type Row } from '../row.ts';
import { exactly } from '../shape.ts';

/** What the operations of one chat refuse alike. */
// oxfmt-ignore
const ofOneChat = (operation: Row['operation'], { body, key }: Pick<Row, 'body' | 'key'> = {}): Row[] => [
  { operation, body, key, when: 'a match of others', given: [SIGNED_IN, 'a match that can be joined'], status: 403, problem: { code: 'not_a_participant' } },
  { operation, body, key, when: 'no such match', given: [SIGNED_IN, 'no such match'], status: 404, problem: { code: 'match_not_found' } },
  sessionOver({ operation, body, key, endsSession: true }),
];

const UNREAD = [SIGNED_IN, 'a joined match with unread messages'] as const;
const TEXT = { message: 'Beru míč.' };

/** The chat within a match, and its notifications. */
// oxfmt-ignore
export const chatRows: Row[] = [
  { operation: 'getChatMessages', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: { results: [anyMessage], last_read_message_id: 900 } },
  ...ofOneChat('getChatMessages'),

  { operation: 'sendChatMessage', when: 'a text', given: UNREAD, key: '1763924710000-k3v9x2m7q1d', body: TEXT, status: 201, answer: { ...message, kind: exactly('text'), message: exactly('Beru míč.'), is_mine: exactly(true) } },
  { operation: 'sendChatMessage', when: 'white space alone', given: UNREAD, key: '1763924711000-w8c4n0z5t2h', body: { message: '   ' }, status: 400, problem: { code: 'validation_failed', field: 'message' } },
  { operation: 'sendChatMessage', when: 'many messages were just sent', given: [...UNREAD, 'many messages were just sent'], key: '1763924712000-p6r1y9b3f7s', body: TEXT, ...WAIT },
  ...ofOneChat('sendChatMessage', { body: TEXT, key: '1763924713000-d2j5g8l0v4e' }),

  { operation: 'getChatSummary', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: summary },
  ...ofOneChat('getChatSummary'),

  { operation: 'markChatRead', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: { ...summary, unread_count: exactly(0) } },
  ...ofOneChat('markChatRead'),

  { operation: 'getChatNotification', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: notification },
  ...ofOneChat('getChatNotification'),

  { operation: 'getChatNotifications', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: { total_unread: 3, results: [notification] } },
  { operation: 'getChatNotifications', when: 'no messages are unread', given: [SIGNED_IN, 'no messages are unread'], status: 200, answer: { total_unread: exactly(0), results: exactly([]) } },
  sessionOver({ operation: 'getChatNotifications', endsSession: true }),
];

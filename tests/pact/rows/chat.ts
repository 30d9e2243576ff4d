import { anyMessage, message, notification, summary } from '../examples.ts';
import { SIGNED_IN, WAIT, type Row } from '../row.ts';
import { exactly } from '../shape.ts';

const UNREAD = [SIGNED_IN, 'a joined match with unread messages'] as const;
const TEXT = { message: 'Beru míč.' };

/** The chat within a match, and its notifications. */
// oxfmt-ignore
export const chatRows: Row[] = [
  { operation: 'getChatMessages', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: { results: [anyMessage], last_read_message_id: 900 } },

  { operation: 'sendChatMessage', when: 'a text', given: UNREAD, key: '1763924710000-k3v9x2m7q1d', body: TEXT, status: 201, answer: { ...message, kind: exactly('text'), message: exactly('Beru míč.'), is_mine: exactly(true) } },
  { operation: 'sendChatMessage', when: 'white space alone', given: UNREAD, key: '1763924711000-w8c4n0z5t2h', body: { message: '   ' }, status: 400, problem: { code: 'validation_failed', field: 'message' } },
  { operation: 'sendChatMessage', when: 'many messages were just sent', given: [...UNREAD, 'many messages were just sent'], key: '1763924712000-p6r1y9b3f7s', body: TEXT, ...WAIT },

  { operation: 'getChatSummary', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: summary },

  { operation: 'markChatRead', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: { ...summary, unread_count: exactly(0) } },

  { operation: 'getChatNotification', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: notification },

  { operation: 'getChatNotifications', when: 'a chat with unread messages', given: UNREAD, status: 200, answer: { total_unread: 3, results: [notification] } },
  { operation: 'getChatNotifications', when: 'no messages are unread', given: [SIGNED_IN, 'no messages are unread'], status: 200, answer: { total_unread: exactly(0), results: exactly([]) } },
];

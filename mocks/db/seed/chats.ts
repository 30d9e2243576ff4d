import type { Faker } from '@faker-js/faker';
import { addMessage } from '../chat.ts';
import { rosterOf } from '../roster.ts';
import type { Instant, MatchRow, MessageRow, ReadRow, State } from '../state.ts';
import { threads, type Thread, type ThreadName } from './threads.ts';
import { demoIds } from './users.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The length of a conversation, which ends now or an hour before the match. Everybody joins before it begins. */
const CONVERSATION_MS = 28 * HOUR;

/** The number of unread messages in each of the first long chats of a demo account. */
const UNREAD_COUNTS: Record<'jana' | 'alex', readonly number[]> = { jana: [3, 2, 1], alex: [2] };

/** Adds a conversation between the organizer and three people of the roster. */
export function addConversation(
  state: State,
  faker: Faker,
  match: MatchRow,
  name: ThreadName,
  now: Instant,
): void {
  const thread: Thread = threads[name];
  const others = rosterOf(state, match.id)
    .map(({ user_id }) => user_id)
    .filter((id) => id !== match.organizer_id);
  const senders = { o: match.organizer_id, a: others[0], b: others[1], c: others[2] };
  const endTime = Math.min(now, match.starts_at - HOUR);
  const step = CONVERSATION_MS / thread.length;
  thread.forEach(([speaker, message], index) => {
    const at =
      endTime -
      CONVERSATION_MS +
      index * step +
      faker.number.int({ min: MINUTE, max: Math.floor(step) - MINUTE });
    addMessage(state, {
      match_id: match.id,
      sender_id: senders[speaker] ?? match.organizer_id,
      message,
      created_at: Math.floor(at / 1000) * 1000,
    });
  });
}

/** Sorts the messages of all matches by time and gives them new ids in that order. */
export function renumberMessages(state: State): void {
  state.messages = state.messages
    .toSorted((one, other) => one.created_at - other.created_at || one.id - other.id)
    .map((message, index): MessageRow => ({ ...message, id: index + 1 }));
}

/** Adds the read positions of the demo accounts: everything is read, except a few messages of jana and alex. */
export function addReadPositions(state: State, now: Instant): void {
  for (const userId of Object.values(demoIds)) {
    const unreadCounts =
      userId === demoIds.jana
        ? [...UNREAD_COUNTS.jana]
        : userId === demoIds.alex
          ? [...UNREAD_COUNTS.alex]
          : [];
    for (const { match_id } of state.participations.filter((row) => row.user_id === userId)) {
      const messages = state.messages.filter((message) => message.match_id === match_id);
      if (messages.length === 0) continue;
      const fromOthers = messages.filter(
        (message) => message.kind === 'text' && message.sender_id !== userId,
      );
      const unread = fromOthers.length > 5 ? (unreadCounts.shift() ?? 0) : 0;
      const lastRead = messages
        .filter(({ id }) => unread === 0 || id < (fromOthers.at(-unread)?.id ?? 0))
        .at(-1);
      const row: ReadRow = {
        match_id,
        user_id: userId,
        last_read_message_id: lastRead?.id ?? null,
        last_read_at: Math.min(now - HOUR, (lastRead?.created_at ?? now) + 5 * MINUTE),
      };
      state.reads.push(row);
    }
  }
}

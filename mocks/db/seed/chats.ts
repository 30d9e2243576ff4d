import type { Faker } from '@faker-js/faker';
import { addMessage } from '../chat.ts';
import { rosterOf } from '../roster.ts';
import type { Instant, MatchRow, MessageRow, ReadRow, State } from '../state.ts';
import { threads, type Thread, type ThreadName } from './threads.ts';
import { demoIds } from './users.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * A conversation lasts so long and goes on until now, or until people set out for the match; everybody has joined before
 * it begins.
 */
const SPAN_MS = 28 * HOUR;

/** What jana and alex have not read yet: so many of the newest messages of so many chats. */
const UNREAD: Record<'jana' | 'alex', readonly number[]> = { jana: [3, 2, 1], alex: [2] };

/** Has the people of the match talk. */
export function holdConversation(
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
  const voices = { o: match.organizer_id, a: others[0], b: others[1], c: others[2] };
  const until = Math.min(now, match.starts_at - HOUR);
  const step = SPAN_MS / thread.length;
  thread.forEach(([voice, message], index) => {
    const at =
      until - SPAN_MS + index * step + faker.number.int({ min: MINUTE, max: Math.floor(step) - MINUTE });
    addMessage(state, {
      match_id: match.id,
      sender_id: voices[voice] ?? match.organizer_id,
      message,
      created_at: Math.floor(at / 1000) * 1000,
    });
  });
}

/** Messages are made match by match: sorts them by time and numbers them again. */
export function numberMessages(state: State): void {
  state.messages = state.messages
    .toSorted((one, other) => one.created_at - other.created_at || one.id - other.id)
    .map((message, index): MessageRow => ({ ...message, id: index + 1 }));
}

/** How far the demo accounts have read: everything, but for a few chats of jana and alex. */
export function readChats(state: State, now: Instant): void {
  for (const userId of Object.values(demoIds)) {
    const left = userId === demoIds.jana ? [...UNREAD.jana] : userId === demoIds.alex ? [...UNREAD.alex] : [];
    for (const { match_id } of state.participations.filter((row) => row.user_id === userId)) {
      const messages = state.messages.filter((message) => message.match_id === match_id);
      if (messages.length === 0) continue;
      const people = messages.filter((message) => message.kind === 'text' && message.sender_id !== userId);
      const unread = people.length > 5 ? (left.shift() ?? 0) : 0;
      const last = messages.filter(({ id }) => unread === 0 || id < (people.at(-unread)?.id ?? 0)).at(-1);
      const row: ReadRow = {
        match_id,
        user_id: userId,
        last_read_message_id: last?.id ?? null,
        last_read_at: Math.min(now - HOUR, (last?.created_at ?? now) + 5 * MINUTE),
      };
      state.reads.push(row);
    }
  }
}

import type { Faker } from '@faker-js/faker';
import { addMessage } from '../matches/chat.ts';
import { rosterOf } from '../matches/roster.ts';
import type { MatchRow, MessageRow, State } from '../state.ts';
import { threads, type Thread, type ThreadName } from './threads.ts';
import { demoIds } from './users.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The duration of a conversation, which ends now or an hour before the match. Everybody has joined before it begins. */
const CONVERSATION_MS = 28 * HOUR;

/** By user id: the numbers of unread messages in the user's first chats with more than five messages of other people. */
const UNREAD_COUNTS: Record<number, readonly number[]> = { [demoIds.jana]: [3, 2, 1], [demoIds.alex]: [2] };

/** Adds a conversation between the organizer and three people of the roster. */
export function addConversation(state: State, faker: Faker, match: MatchRow, threadName: ThreadName): void {
  const thread: Thread = threads[threadName];
  const playerIds = rosterOf(state, match.id)
    .map(({ user_id }) => user_id)
    .filter((id) => id !== match.organizer_id);
  const senderIdBySpeaker = { o: match.organizer_id, a: playerIds[0], b: playerIds[1], c: playerIds[2] };
  const endTime = Math.min(state.seeded_at, match.starts_at - HOUR);
  const stepMs = CONVERSATION_MS / thread.length;
  thread.forEach(([speaker, message], index) => {
    const sentAt =
      endTime -
      CONVERSATION_MS +
      index * stepMs +
      faker.number.int({ min: MINUTE, max: Math.floor(stepMs) - MINUTE });
    addMessage(state, {
      match_id: match.id,
      sender_id: senderIdBySpeaker[speaker] ?? match.organizer_id,
      message,
      created_at: Math.floor(sentAt / 1000) * 1000,
    });
  });
}

/** Gives the messages of all matches new ids in the order of time. */
export function renumberMessages(state: State): void {
  state.messages = state.messages
    .toSorted((a, b) => a.created_at - b.created_at || a.id - b.id)
    .map((message, index): MessageRow => ({ ...message, id: index + 1 }));
}

/** Adds the read positions of the demo accounts: jana and alex have a few unread messages. */
export function addReadPositions(state: State): void {
  const now = state.seeded_at;
  for (const userId of Object.values(demoIds)) {
    const unreadCounts = [...(UNREAD_COUNTS[userId] ?? [])];
    for (const { match_id } of state.participations.filter((row) => row.user_id === userId)) {
      const messages = state.messages.filter((message) => message.match_id === match_id);
      if (messages.length === 0) continue;
      const messagesFromOtherPeople = messages.filter(
        (message) => message.kind === 'text' && message.sender_id !== userId,
      );
      const unreadCount = messagesFromOtherPeople.length > 5 ? (unreadCounts.shift() ?? 0) : 0;
      const lastReadMessage = messages
        .filter(({ id }) => unreadCount === 0 || id < (messagesFromOtherPeople.at(-unreadCount)?.id ?? 0))
        .at(-1);
      state.reads.push({
        match_id,
        user_id: userId,
        last_read_message_id: lastReadMessage?.id ?? null,
        last_read_at: Math.min(now - HOUR, (lastReadMessage?.created_at ?? now) + 5 * MINUTE),
      });
    }
  }
}

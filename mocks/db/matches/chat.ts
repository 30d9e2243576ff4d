import { lifetimes } from '@/generated/rules';
import { nextId } from '../rows.ts';
import type { ChatEvent, Instant, MessageRow, ReadRow, State, TextMessageRow } from '../state.ts';
import { participationOf } from './roster.ts';

/** The messages of a match, oldest first. */
export const messagesOf = (state: State, matchId: number): MessageRow[] =>
  state.messages.filter((message) => message.match_id === matchId).toSorted((a, b) => a.id - b.id);

/** The user's read position in the chat of a match; undefined before the first read. */
export const findReadPosition = (state: State, matchId: number, userId: number): ReadRow | undefined =>
  state.reads.find((row) => row.match_id === matchId && row.user_id === userId);

const isText = (message: MessageRow): message is TextMessageRow => message.kind === 'text';

/** The text messages of other people that the user has not read; system messages do not count. */
export function unreadMessagesOf(state: State, matchId: number, userId: number): TextMessageRow[] {
  const lastReadId = findReadPosition(state, matchId, userId)?.last_read_message_id ?? 0;
  return messagesOf(state, matchId)
    .filter(isText)
    .filter(({ id, sender_id }) => id > lastReadId && sender_id !== userId);
}

/** The message that lists show for a chat: the newest text message, or the newest system message when there is no text. */
export function previewMessageOf(state: State, matchId: number): MessageRow | undefined {
  const messages = messagesOf(state, matchId);
  return messages.findLast(isText) ?? messages.at(-1);
}

/** Whether the user can see the chat, which only people on the roster or the waiting list can. */
export const canSeeChat = (state: State, matchId: number, userId: number): boolean =>
  participationOf(state, matchId, userId) !== undefined;

/** The message that the user sent with this idempotency key, unless the key has expired. */
export const findMessageByKey = (state: State, matchId: number, userId: number, key: string, now: Instant) =>
  state.messages.findLast(
    (row): row is TextMessageRow =>
      isText(row) &&
      row.idempotency_key === key &&
      row.match_id === matchId &&
      row.sender_id === userId &&
      row.created_at > now - lifetimes.idempotency_key * 1000,
  );

export function addMessage(state: State, message: Omit<TextMessageRow, 'id' | 'kind'>): TextMessageRow {
  const row: TextMessageRow = { id: nextId(state, 'message'), kind: 'text', ...message };
  state.messages.push(row);
  return row;
}

/** Adds a system message about an event to the chat of a match. */
export function addEvent(
  state: State,
  matchId: number,
  event: ChatEvent,
  userId: number | null,
  now: Instant,
): void {
  const id = nextId(state, 'message');
  state.messages.push({ id, match_id: matchId, kind: 'system', event, user_id: userId, created_at: now });
}

/** Marks all current messages of the chat as read by the user. */
export function markRead(state: State, matchId: number, userId: number, now: Instant): void {
  const last_read_message_id = messagesOf(state, matchId).at(-1)?.id ?? null;
  const row = findReadPosition(state, matchId, userId);
  if (row) Object.assign(row, { last_read_message_id, last_read_at: now });
  else state.reads.push({ match_id: matchId, user_id: userId, last_read_message_id, last_read_at: now });
}

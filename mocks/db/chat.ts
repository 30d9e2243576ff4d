import { lifetimes } from '@/generated/rules';
import { nextId } from './rows.ts';
import { participationOf } from './roster.ts';
import type { ChatEvent, Instant, MessageRow, ReadRow, State, TextMessageRow } from './state.ts';

/** The messages of a match, oldest first. */
export const messagesOf = (state: State, matchId: number): MessageRow[] =>
  state.messages
    .filter((message) => message.match_id === matchId)
    .toSorted((one, other) => one.id - other.id);

/** How far the person has read the chat of the match; undefined before the first time. */
export const readOf = (state: State, matchId: number, userId: number): ReadRow | undefined =>
  state.reads.find((row) => row.match_id === matchId && row.user_id === userId);

const isText = (message: MessageRow): message is TextMessageRow => message.kind === 'text';

/** What others wrote that the person has not read yet: neither what the person wrote, nor who came and went. */
export function unreadOf(state: State, matchId: number, userId: number): TextMessageRow[] {
  const last = readOf(state, matchId, userId)?.last_read_message_id ?? 0;
  return messagesOf(state, matchId)
    .filter(isText)
    .filter(({ id, sender_id }) => id > last && sender_id !== userId);
}

/** What is shown of a chat: the newest that somebody wrote, and only where nobody has, the newest event. */
export function previewOf(state: State, matchId: number): MessageRow | undefined {
  const messages = messagesOf(state, matchId);
  return messages.findLast(isText) ?? messages.at(-1);
}

/** The chat is for people who take part or wait. */
export const maySeeChat = (state: State, matchId: number, userId: number): boolean =>
  participationOf(state, matchId, userId) !== undefined;

/** What the person sent to the chat with that key; undefined when nothing, or longer ago than keys are known. */
export const sentWithKey = (
  state: State,
  matchId: number,
  userId: number,
  key: string,
  now: Instant,
): TextMessageRow | undefined =>
  state.messages.findLast(
    (row): row is TextMessageRow =>
      isText(row) &&
      row.idempotency_key === key &&
      row.match_id === matchId &&
      row.sender_id === userId &&
      row.created_at > now - lifetimes.idempotency_key * 1000,
  );

/** Adds what a person wrote. */
export function addMessage(state: State, message: Omit<TextMessageRow, 'id' | 'kind'>): TextMessageRow {
  const row: TextMessageRow = { id: nextId(state, 'message'), kind: 'text', ...message };
  state.messages.push(row);
  return row;
}

/** Tells an event in the chat of the match. */
export function addEvent(
  state: State,
  matchId: number,
  event: ChatEvent,
  userId: number | null,
  now: Instant,
): void {
  state.messages.push({
    id: nextId(state, 'message'),
    match_id: matchId,
    kind: 'system',
    event,
    user_id: userId,
    created_at: now,
  });
}

/** Marks all that the chat has now as read by the person. */
export function markRead(state: State, matchId: number, userId: number, now: Instant): void {
  const newest = messagesOf(state, matchId).at(-1)?.id ?? null;
  const row = readOf(state, matchId, userId);
  if (row) Object.assign(row, { last_read_message_id: newest, last_read_at: now });
  else
    state.reads.push({ match_id: matchId, user_id: userId, last_read_message_id: newest, last_read_at: now });
}

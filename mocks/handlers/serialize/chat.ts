import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import type { ChatSummary } from '@/generated/schemas/chatSummary.zod';
import type { Language } from '@/generated/schemas/language.zod';
import { messagesOf, previewMessageOf, findReadPosition, unreadMessagesOf } from '@mocks/db/matches/chat';
import { requireRow } from '@mocks/db/rows';
import type { MatchRow, MessageRow, State, ChatEvent } from '@mocks/db/state';
import { formatIso } from '@mocks/db/time-zones';
import { serializePerson } from './match.ts';

/** The texts of system messages. The Czech texts avoid verbs that depend on the person's gender. */
const eventTexts: Record<ChatEvent, Record<Language, (name: string) => string>> = {
  joined: { cs: (name) => `Jde hrát: ${name}`, en: (name) => `${name} joined.` },
  waitlisted: {
    cs: (name) => `Čeká na místo: ${name}`,
    en: (name) => `${name} joined the waiting list.`,
  },
  promoted: {
    cs: (name) => `Z náhradníků jde hrát: ${name}`,
    en: (name) => `${name} moved up from the waiting list.`,
  },
  left: { cs: (name) => `Nejde hrát: ${name}`, en: (name) => `${name} left.` },
  cancelled: { cs: () => 'Zápas je zrušený.', en: () => 'The match is cancelled.' },
};

/** The person who reads the chat; system messages are in this person's language. */
export interface Reader {
  userId: number;
  language: Language;
}

export function serializeMessage(state: State, row: MessageRow, { userId, language }: Reader): ChatMessage {
  const { timezone } = requireRow(state.matches, row.match_id);
  const commonFields = {
    id: row.id,
    match_id: row.match_id,
    created_at: formatIso(timezone, row.created_at),
  };
  if (row.kind === 'system') {
    const name = row.user_id === null ? '' : requireRow(state.users, row.user_id).display_name;
    const text = eventTexts[row.event][language](name);
    return { ...commonFields, kind: 'system', sender: null, message: text, is_mine: false };
  }
  const { sender_id, message } = row;
  const sender = sender_id === null ? null : serializePerson(state, sender_id);
  return { ...commonFields, kind: 'text', sender, message, is_mine: sender_id === userId };
}

const serializeLastMessage = (state: State, message: MessageRow | undefined, reader: Reader) =>
  message ? serializeMessage(state, message, reader) : null;

/** Converts a chat to its counts, its read position and its newest message. */
export function serializeSummary(state: State, match: MatchRow, reader: Reader): ChatSummary {
  const messages = messagesOf(state, match.id);
  const readPosition = findReadPosition(state, match.id, reader.userId);
  return {
    match_id: match.id,
    message_count: messages.length,
    unread_count: unreadMessagesOf(state, match.id, reader.userId).length,
    last_read_message_id: readPosition?.last_read_message_id ?? null,
    last_read_at:
      readPosition?.last_read_at == null ? null : formatIso(match.timezone, readPosition.last_read_at),
    last_message: serializeLastMessage(state, messages.at(-1), reader),
  };
}

/** Converts a chat to its unread count and the message that its preview shows; an empty chat has the update time of its match. */
export function serializeNotification(state: State, match: MatchRow, reader: Reader): ChatNotification {
  const previewMessage = previewMessageOf(state, match.id);
  return {
    match_id: match.id,
    match_title: match.title,
    unread_count: unreadMessagesOf(state, match.id, reader.userId).length,
    last_message: serializeLastMessage(state, previewMessage, reader),
    updated_at: formatIso(match.timezone, previewMessage?.created_at ?? match.updated_at),
  };
}

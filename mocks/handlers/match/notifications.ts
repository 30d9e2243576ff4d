import { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { ChatNotifications } from '@/generated/schemas/chatNotifications.zod';
import { GetChatNotificationHeaders } from '@/generated/schemas/getChatNotificationHeaders.zod';
import { GetChatNotificationsHeaders } from '@/generated/schemas/getChatNotificationsHeaders.zod';
import { maySeeChat, unreadOf } from '@mocks/db/chat';
import { memberOperation } from '../operation.ts';
import { presentNotification } from '../present/chat.ts';
import { chatMatchOf, MatchParams } from './find-match.ts';

/** Unread messages of one chat, also when there are none. */
export const getChatNotification = memberOperation(
  { headers: GetChatNotificationHeaders, params: MatchParams, answer: ChatNotification },
  (call) =>
    presentNotification(call.store.state, chatMatchOf(call), {
      userId: call.user.id,
      language: call.language,
    }),
);

/** Unread messages of all the caller's chats, the one with the newest message first. */
export const getChatNotifications = memberOperation(
  { headers: GetChatNotificationsHeaders, answer: ChatNotifications },
  ({ store: { state }, user, language }) => {
    const unread = state.matches
      .filter(({ id }) => maySeeChat(state, id, user.id) && unreadOf(state, id, user.id).length > 0)
      .map((match) => presentNotification(state, match, { userId: user.id, language }))
      .toSorted((one, other) => (other.last_message?.id ?? 0) - (one.last_message?.id ?? 0));
    return { total_unread: unread.reduce((sum, { unread_count }) => sum + unread_count, 0), results: unread };
  },
);

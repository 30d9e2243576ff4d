import type { ReactNode } from 'react';
import { ChatAnchorLook } from './chat-anchor-look';
import { chatId } from './data/chat-id';
import { useUnreadByMatch } from './data/unread';

/** Brings the chat into view and the focus to it. */
export function showChat(): void {
  const section = document.getElementById(chatId);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Leads down to the chat, on phones, where it stands below the roster. */
export function ChatAnchor({ matchId }: { matchId: number }): ReactNode {
  const unread = useUnreadByMatch().get(matchId) ?? 0;
  return (
    <ChatAnchorLook
      unread={unread}
      href={`#${chatId}`}
      onClick={(event) => {
        // The hash would become part of the address and of the link to the other language.
        event.preventDefault();
        showChat();
      }}
    />
  );
}

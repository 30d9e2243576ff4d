import type { ReactNode } from 'react';
import { chatSectionId } from '@/features/chat/data/chat-section-id';
import { useRefused } from '@/features/chat/data/waiting';
import { RefusedWords } from '@/features/chat/views/refused-words';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import type { ChatOfMatch } from './arrange-chats';

/** Messages of mine that were refused in chats that are none of mine (any more): the ways to where they stand. */
export function RefusedElsewhere({ chats }: { chats: readonly ChatOfMatch[] | undefined }): ReactNode {
  const i18n = useI18n();
  const elsewhere = useRefused().filter(({ matchId }) => !chats?.some((chat) => chat.matchId === matchId));
  if (!chats || elsewhere.length === 0) return null;
  return (
    <ul className="max-w-200 overflow-clip rounded-card bg-surface shadow-card">
      {elsewhere.map(({ matchId, refused }) => (
        <li key={matchId} className="border-line not-first:border-t">
          <Link
            to="detail"
            params={{ id: matchId }}
            hash={chatSectionId}
            className="flex items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-sunken"
          >
            <RefusedWords i18n={i18n} refused={refused} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

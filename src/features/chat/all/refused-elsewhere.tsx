import { mdiAlertCircle } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { chatSectionId } from '@/features/chat/data/chat-section-id';
import { isRefused } from '@/features/chat/data/outbox';
import { useOutboxes } from '@/features/chat/data/waiting';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import type { ChatOfMatch } from './arrange-chats';

/** Messages of mine that were refused in chats that are none of mine (any more): the ways to where they stand. */
export function RefusedElsewhere({ chats }: { chats: readonly ChatOfMatch[] | undefined }): ReactNode {
  const { LL } = useI18n();
  const boxes = Object.entries(useOutboxes()).flatMap(([id, box]) => {
    const refused = box.filter(isRefused);
    const isListed = chats?.some(({ matchId }) => matchId === Number(id));
    return refused.length > 0 && !isListed ? [{ id: Number(id), refused }] : [];
  });
  if (!chats || boxes.length === 0) return null;
  return (
    <ul className="max-w-200 overflow-clip rounded-card bg-surface shadow-card">
      {boxes.map(({ id, refused }) => (
        <li key={id} className="border-line not-first:border-t">
          <Link
            to="detail"
            params={{ id }}
            hash={chatSectionId}
            className="flex items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-sunken"
          >
            <Icon path={mdiAlertCircle} className="size-5 shrink-0 text-danger" />
            <span className="grid min-w-0">
              <span className="font-semibold text-danger">
                {LL.chat.bell.unsent({ count: refused.length })}
              </span>
              <bdi className="truncate text-sm text-muted">{refused[0]?.text}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { mdiLockOutline } from '@mdi/js';
import type { ComponentProps } from 'react';
import { QueryFailure } from '@/components/failures/query-failure';
import { LoadingNotice, StatePanel } from '@/components/failures/state-panel';
import { useLazyWhenIdle } from '@/components/loading/lazy';
import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { emptyOutbox } from '@/features/chat/data/outbox/outbox';
import { useOutboxes } from '@/features/chat/data/outbox/use-outbox';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import type { UnsentList } from './list/pending-entries';

export const ChatFailure = (failure: ComponentProps<typeof QueryFailure>) => (
  <div className="px-4">
    <QueryFailure {...failure} isInCard />
  </div>
);

/** Shown instead of a chat that the person may no longer read, or whose match no longer exists. */
export function ChatGone({ isMatchGone }: { isMatchGone: boolean }) {
  const { chat, detail } = useI18n().LL;
  const { title, text } = isMatchGone ? detail.notFound : chat.noAccess;
  return (
    <div className="px-4">
      <StatePanel picture="lost" title={title()} text={text()} role="alert" isInCard>
        {isMatchGone && (
          <Link to="index" className={buttonStyle({ variant: 'primary' })}>
            {detail.notFound.action()}
          </Link>
        )}
      </StatePanel>
    </div>
  );
}

/** Says that only participants may read the chat and, with `canJoin`, how to become one. */
export function NoAccess({ canJoin }: { canJoin: boolean }) {
  const { LL } = useI18n();
  const texts = LL.chat.noAccess;
  return (
    <div className="flex gap-3 p-4 max-[18rem]:flex-col">
      <Icon path={mdiLockOutline} className="mt-0.5 size-6 text-muted" />
      <div className="grid gap-1">
        <p className="font-semibold">{texts.title()}</p>
        <p className="text-muted">{canJoin ? `${texts.text()} ${texts.join()}` : texts.text()}</p>
      </div>
    </div>
  );
}

export function ChatSkeleton() {
  return (
    <div data-log="" className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-3">
      <LoadingNotice />
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-16 w-64" />
      <Skeleton className="ml-auto h-10 w-44" />
      <Skeleton className="h-10 w-60" />
      <Skeleton className="mt-3 h-12 w-full" />
    </div>
  );
}

const loadList = () => import('./list/pending-entries').then((module) => module.UnsentList);

/** My pending messages of a chat that is not shown, with buttons to copy or discard them. */
export function UnsentMessages(props: Omit<ComponentProps<typeof UnsentList>, 'outbox'>) {
  const outbox = useOutboxes()[props.matchId] ?? emptyOutbox;
  const hasPending = outbox.length > 0;
  const { code: List } = useLazyWhenIdle(loadList, hasPending);
  return hasPending && List && <List {...props} outbox={outbox} />;
}

import { mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import { memo, type ReactNode } from 'react';
import { errorText, type Failure } from '@/components/error-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PendingMessage } from '@/features/chat/data/outbox';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { MessageText } from './message-text';

interface PendingEntryProps {
  message: PendingMessage;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  onEdit: (key: string) => void;
}

/** Whether the backend would refuse these very words again. */
const isRefused = (failure: Failure | null): boolean =>
  failure?.kind === 'problem' && failure.status < 500 && failure.status !== 429;

/** A message on its way, how it stands, and what can be done when it did not arrive. */
export const PendingEntry = memo(function PendingEntry({
  message: { key, text, state, failure, isQueued },
  onRetry,
  onDiscard,
  onEdit,
}: PendingEntryProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.chat.sending;
  const isLost = state === 'absent' || state === 'failed';
  const reason = failure ? errorText(LL, failure) : '';
  const isWaiting = state === 'waiting' && isQueued;
  const canEdit = isWaiting || (isLost && isRefused(failure));
  const said =
    state === 'failed'
      ? words.failed({ reason })
      : state === 'waiting'
        ? isQueued
          ? words.waiting()
          : words.sending()
        : words[state]();
  return (
    <div
      role="listitem"
      className="ml-auto grid max-w-[88%] grid-cols-[minmax(0,auto)] justify-items-end gap-y-1 px-3 pt-1.5"
    >
      <span className="sr-only">{LL.chat.you()}</span>
      <div
        className={cn(
          'w-fit min-w-0 rounded-card px-3 py-1.5',
          isLost ? 'bg-refused text-on-refused' : 'bg-joined text-text opacity-70',
        )}
      >
        <MessageText text={text} />
      </div>
      <p
        role={isLost ? 'alert' : undefined}
        className={cn('flex gap-1 text-xs', isLost ? 'font-semibold text-danger' : 'text-muted')}
      >
        <Icon path={isLost ? mdiAlertCircleOutline : mdiClockOutline} className="size-4" />
        <span>{said}</span>
      </p>
      {(isWaiting || isLost) && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" onClick={() => (canEdit ? onEdit : onRetry)(key)}>
            {canEdit ? words.edit() : words.retry()}
          </Button>
          <Button size="sm" variant="dangerQuiet" onClick={() => onDiscard(key)}>
            {isLost ? words.discard() : words.takeBack()}
          </Button>
        </div>
      )}
    </div>
  );
});

import { mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import { memo, type ReactNode } from 'react';
import { copyText } from '@/components/text-export';
import { errorText } from '@/components/error-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useOnline } from '@/components/use-online';
import { canDiscard, canEdit } from '@/features/chat/data/outbox';
import type { PendingMessage } from '@/features/chat/data/pending-message';
import { useI18n } from '@/i18n/context';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import { cn } from '@/lib/cn';
import { MessageText } from './message-text';

interface PendingEntryProps {
  message: PendingMessage;
  /** Whether sending it, or one before it, has failed. */
  isRetried: boolean;
  onDiscard: (key: string) => void;
  /** Where there is a box to edit it in. */
  onEdit?: (key: string) => void;
}

type Words = TranslationFunctions['chat']['sending'];

/** The state of a message that was not refused, in words. */
function standing({ state, keptIn }: PendingMessage, words: Words, isOnline: boolean, isRetried: boolean) {
  if (keptIn === null) return words.sending();
  if (state === 'checking') return words.checking();
  if (!isOnline) return words.waiting();
  return isRetried ? words.retried() : words.sending();
}

/** A pending message with its state and actions. */
export const PendingEntry = memo(function PendingEntry({
  message,
  isRetried,
  onDiscard,
  onEdit,
}: PendingEntryProps): ReactNode {
  const { key, text, state, failure, keptIn } = message;
  const { LL } = useI18n();
  const words = LL.chat.sending;
  const isOnline = useOnline();
  const isRefused = state === 'failed';
  const isStuck = keptIn !== null && (!isOnline || isRetried);
  const reason = failure ? errorText(LL, failure) : '';
  return (
    <div
      role="listitem"
      data-pending={key}
      className="ml-auto grid max-w-[88%] grid-cols-[minmax(0,auto)] justify-items-end gap-y-1 px-3 pt-1.5"
    >
      <span className="sr-only">{LL.chat.you()}</span>
      <div
        className={cn(
          'w-fit min-w-0 rounded-card px-3 py-1.5',
          isRefused ? 'bg-refused text-on-refused' : 'bg-joined text-text opacity-70',
        )}
      >
        <MessageText text={text} />
      </div>
      <p className={cn('flex gap-1 text-xs', isRefused ? 'font-semibold text-danger' : 'text-muted')}>
        <Icon path={isRefused ? mdiAlertCircleOutline : mdiClockOutline} className="size-4" />
        <span>{isRefused ? words.failed({ reason }) : standing(message, words, isOnline, isRetried)}</span>
      </p>
      {keptIn === 'window' && (
        <p role="alert" className="text-xs font-semibold text-danger">
          {words.inWindow()}
        </p>
      )}
      {(isStuck || isRefused) && canDiscard(message) && (
        <div className="flex flex-wrap justify-end gap-2">
          {onEdit && (
            // It keeps its place, and the focus, while the next attempt is under way.
            <Button size="sm" disabled={!canEdit(message)} onClick={() => onEdit(key)}>
              {words.edit()}
            </Button>
          )}
          {isRefused && (
            <Button size="sm" onClick={() => copyText(text, LL)}>
              {words.copy()}
            </Button>
          )}
          <Button size="sm" variant="dangerQuiet" onClick={() => onDiscard(key)}>
            {isRefused ? words.discard() : canEdit(message) ? words.takeBack() : words.stop()}
          </Button>
        </div>
      )}
    </div>
  );
});

import { mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import { copyText } from '@/components/text-export';
import { errorText } from '@/components/error-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useOnline } from '@/components/use-online';
import { deliverNow } from '@/features/chat/data/delivery';
import { deliveryBackoff, noticeablePauseEnd } from '@/features/chat/data/delivery-backoff';
import { canDiscard, canEdit, isRetried } from '@/features/chat/data/outbox';
import type { PendingMessage } from '@/features/chat/data/pending-message';
import { useSend } from '@/features/chat/data/use-send';
import { useI18n } from '@/i18n/context';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import { cn } from '@/lib/cn';
import { viewerTimeZone } from '@/lib/intl';
import { MessageText } from './message-text';

type Words = TranslationFunctions['chat']['sending'];

/** The state of a message that was not refused, in words. */
function standingOf({ state, keptIn }: PendingMessage, words: Words, isOnline: boolean, isRetried: boolean) {
  if (keptIn === null) return words.sending();
  if (state === 'checking') return words.checking();
  if (!isOnline) return words.waiting();
  return isRetried ? words.retried() : words.sending();
}

interface PendingEntriesProps {
  matchId: number;
  pending: readonly PendingMessage[];
  /** Gets the focus after a press on "discard", whose button disappears. */
  list: RefObject<HTMLElement | null>;
  /** Called with the text of one that was taken back; only where there is a box to edit it in. */
  onEdit?: (text: string) => void;
}

export function PendingEntries({ matchId, pending, list, onEdit }: PendingEntriesProps): ReactNode {
  const { takeBack, discard } = useSend(matchId);
  const { LL, format } = useI18n();
  const api = useApi();
  const words = LL.chat.sending;
  const isOnline = useOnline();
  const hasFailed = pending.some(isRetried);
  const pauseUntil = useSyncExternalStore(deliveryBackoff.subscribe, noticeablePauseEnd, () => 0);
  const nextAttempt =
    isOnline && hasFailed && pauseUntil > 0
      ? ` ${words.nextAttempt({ time: format.time(pauseUntil, viewerTimeZone()) })}`
      : '';
  const standings = pending.map((message) =>
    message.state === 'failed'
      ? words.failed({ reason: message.failure ? errorText(LL, message.failure) : '' })
      : standingOf(message, words, isOnline, hasFailed) + nextAttempt,
  );
  const edit = async (key: string): Promise<void> => {
    const text = await takeBack(key);
    if (text !== null) onEdit?.(text);
  };
  // The pressed button disappears.
  const focusList = (): void => list.current?.focus({ preventScroll: true });
  return pending.map((message, index) => {
    const { key, text, state, keptIn } = message;
    const isRefused = state === 'failed';
    /** The next message says the same: it then stands there for both, and here only for screen readers. */
    const isSaidBelow = !isRefused && standings[index] === standings[index + 1];
    const isStuck = keptIn !== null && (!isOnline || hasFailed);
    return (
      <div
        key={key}
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
        <p
          className={cn(
            isSaidBelow ? 'sr-only' : 'flex gap-1 text-xs',
            isRefused ? 'font-semibold text-danger' : 'text-muted',
          )}
        >
          <Icon path={isRefused ? mdiAlertCircleOutline : mdiClockOutline} className="size-4" />
          <span>{standings[index]}</span>
        </p>
        {keptIn === 'window' && (
          <p role="alert" className="text-xs font-semibold text-danger">
            {words.inWindow()}
          </p>
        )}
        {(isStuck || isRefused) && canDiscard(message) && (
          <div className="flex flex-wrap justify-end gap-2">
            {nextAttempt !== '' && !isSaidBelow && !isRefused && (
              <Button
                size="sm"
                onClick={() => {
                  focusList();
                  deliverNow(api);
                }}
              >
                {words.tryNow()}
              </Button>
            )}
            {onEdit && (
              // It keeps its place, and the focus, while the next attempt is under way.
              <Button size="sm" disabled={!canEdit(message)} onClick={() => void edit(key)}>
                {words.edit()}
              </Button>
            )}
            {isRefused && (
              <Button size="sm" onClick={() => copyText(text)}>
                {words.copy()}
              </Button>
            )}
            <Button
              size="sm"
              variant="dangerQuiet"
              onClick={() => {
                focusList();
                discard(key);
              }}
            >
              {isRefused ? words.discard() : canEdit(message) ? words.takeBack() : words.stop()}
            </Button>
          </div>
        )}
      </div>
    );
  });
}

import { mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import { type RefObject, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import { errorText } from '@/components/failures/error-text';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { useOnline } from '@/components/hooks/use-online';
import { copyText } from '@/components/toasts/text-export';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SectionCard } from '@/components/ui/section-card';
import { deliverNow, deliveryBackoff, getNoticeablePauseEnd } from '@/features/chat/data/outbox/delivery';
import {
  canDiscard,
  canEdit,
  canSendAgain,
  isRetrying,
  type Outbox,
} from '@/features/chat/data/outbox/outbox';
import { useSend } from '@/features/chat/data/use-send';
import { MessageText } from '@/features/chat/views/message-text';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { viewerTimeZone } from '@/lib/format/intl';

interface PendingEntriesProps {
  matchId: number;
  outbox: Outbox;
  /** Gets the focus when a pressed button disappears. */
  list: RefObject<HTMLElement | null>;
  /** Gets the text of a message that the person wants to edit; undefined on a screen without a composer. */
  onEdit?: (text: string) => void;
}

/** My pending and refused messages, each with its status and buttons. */
export function PendingEntries({ matchId, outbox, list, onEdit }: PendingEntriesProps) {
  const { takeBack, discard, sendAgain } = useSend(matchId);
  const { LL, format } = useI18n();
  const api = useApi();
  const texts = LL.chat.sending;
  const isOnline = useOnline();
  const isAnyRetrying = outbox.some(isRetrying);
  const pauseEnd = useSyncExternalStore(deliveryBackoff.subscribe, getNoticeablePauseEnd, () => 0);
  const nextAttemptText =
    isOnline && isAnyRetrying && pauseEnd > 0
      ? ` ${texts.nextAttempt({ time: format.time(pauseEnd, viewerTimeZone()) })}`
      : '';
  const statusTexts = outbox.map(({ state, keptIn, failure }) => {
    if (state === 'failed') return texts.failed({ reason: failure ? errorText(LL, failure) : '' });
    if (keptIn === null) return texts.sending() + nextAttemptText;
    if (state === 'checking') return texts.checking() + nextAttemptText;
    if (!isOnline) return texts.waiting();
    return (isAnyRetrying ? texts.retried() : texts.sending()) + nextAttemptText;
  });
  const edit = async (key: string): Promise<void> => {
    const text = await takeBack(key);
    if (text !== null) onEdit?.(text);
  };
  const focusList = (): void => list.current?.focus({ preventScroll: true });
  return outbox.map((message, index) => {
    const { key, text, state, keptIn } = message;
    const isRefused = state === 'failed';
    /** When the next message has the same status, this message shows it only to screen readers. */
    const isStatusRepeatedBelow = !isRefused && statusTexts[index] === statusTexts[index + 1];
    const isDelayed = keptIn !== null && (!isOnline || isAnyRetrying);
    return (
      <div
        key={key}
        role="listitem"
        data-pending={key}
        className="ml-auto grid max-w-[88%] grid-cols-[minmax(0,auto)] justify-items-end gap-y-1 px-3 pt-1.5"
      >
        <span className="sr-only">{LL.common.roster.you()}</span>
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
            isStatusRepeatedBelow ? 'sr-only' : 'flex gap-1 text-xs',
            isRefused ? 'font-semibold text-danger' : 'text-muted',
          )}
        >
          <Icon path={isRefused ? mdiAlertCircleOutline : mdiClockOutline} className="size-4" />
          <span>{statusTexts[index]}</span>
        </p>
        {keptIn === 'window' && (
          <p role="alert" className="text-xs font-semibold text-danger">
            {texts.inWindow()}
          </p>
        )}
        {(isDelayed || isRefused) && canDiscard(message) && (
          <div className="flex flex-wrap justify-end gap-2">
            {nextAttemptText !== '' && !isStatusRepeatedBelow && !isRefused && (
              <Button
                size="sm"
                onClick={() => {
                  focusList();
                  deliverNow(api);
                }}
              >
                {texts.tryNow()}
              </Button>
            )}
            {canSendAgain(message) && (
              <Button
                size="sm"
                onClick={() => {
                  focusList();
                  sendAgain(key);
                }}
              >
                {texts.again()}
              </Button>
            )}
            {onEdit && (
              // A disabled button keeps the focus during the next attempt.
              <Button size="sm" disabled={!canEdit(message)} onClick={() => void edit(key)}>
                {texts.edit()}
              </Button>
            )}
            {isRefused && (
              <Button size="sm" onClick={() => copyText(text)}>
                {texts.copy()}
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
              {isRefused ? texts.discard() : canEdit(message) ? texts.takeBack() : texts.stop()}
            </Button>
          </div>
        )}
      </div>
    );
  });
}

interface UnsentListProps extends Pick<PendingEntriesProps, 'matchId' | 'outbox'> {
  isInOwnCard?: boolean;
}

/** My pending messages where the chat itself is not shown. */
export function UnsentList({ isInOwnCard = false, ...entryProps }: UnsentListProps) {
  const title = useI18n().LL.chat.sending.left();
  const element = useFocusOnUnmount<HTMLDivElement>();
  const list = (
    <div
      ref={element}
      role="list"
      tabIndex={-1}
      aria-label={title}
      className="grid gap-2 border-b border-line pb-3 outline-none last:border-0"
    >
      <PendingEntries {...entryProps} list={element} />
    </div>
  );
  return isInOwnCard ? <SectionCard title={title}>{list}</SectionCard> : list;
}

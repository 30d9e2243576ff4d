import { mdiChevronDown } from '@mdi/js';
import type { ComponentProps, ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import type { AvatarProps } from '@/components/ui/views/avatar-view';
import { type ArrangedMessage, arrangeMessages, type Block, foldEvents } from '@/features/chat/data/blocks';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import type { DayKey } from '@/lib/format/day';
import { MessageText } from './message-text';

function Divider(props: ComponentProps<'div'> & { lineColor: string }) {
  const { lineColor, className, children, ...item } = props;
  const lineStyle = cn('h-px flex-1', lineColor);
  return (
    <div role="listitem" className={cn('flex items-center gap-3 px-3 text-xs', className)} {...item}>
      <span aria-hidden="true" className={lineStyle} />
      {children}
      <span aria-hidden="true" className={lineStyle} />
    </div>
  );
}

interface TimeProps {
  i18n: I18n;
  /** The time zone of the match. */
  timeZone: string;
  viewerZone: string;
}

interface EntryProps extends TimeProps {
  today: DayKey;
  Picture: ComponentType<AvatarProps>;
}

/** The time in the zone of the match, and in the viewer's zone where it differs. */
function MessageTime(props: TimeProps & { instant: string }) {
  const { instant, timeZone, viewerZone } = props;
  const { LL, format } = props.i18n;
  const matchTime = format.time(instant, timeZone);
  const viewerTime = format.time(instant, viewerZone);
  return (
    <time dateTime={instant} className="text-xs whitespace-nowrap text-muted">
      {matchTime}
      {viewerTime !== matchTime && ` (${LL.common.time.yours({ time: viewerTime })})`}
    </time>
  );
}

function MessageEntry(props: EntryProps & { entry: ArrangedMessage }) {
  const { entry, today, Picture, ...timeProps } = props;
  const { LL, format } = timeProps.i18n;
  const { message, day, startsGroup, isFirstUnread } = entry;
  const { sender, is_mine: isMine, created_at: instant } = message;
  const name = sender?.display_name ?? LL.chat.deletedAccount();
  return (
    <>
      {day !== null && (
        <Divider lineColor="bg-line" className="pt-4 pb-1 font-semibold text-muted">
          <span>{format.day(day, today)}</span>
        </Divider>
      )}
      {/* `JumpToUnreadButton` finds this line by `data-first-unread`. */}
      {isFirstUnread && (
        <Divider
          lineColor="bg-primary"
          className="pt-3 font-bold text-accent outline-none"
          tabIndex={-1}
          data-first-unread=""
        >
          {LL.chat.unreadFromHere()}
        </Divider>
      )}
      {message.kind === 'system' ? (
        <div role="listitem" className="px-3 py-2 text-center text-sm text-muted">
          {/* The app's own sentence, whatever the script of the name in it. */}
          <bdi dir="ltr" className="wrap-anywhere">
            {message.message}
          </bdi>{' '}
          <MessageTime {...timeProps} instant={instant} />
        </div>
      ) : (
        <div
          role="listitem"
          className={cn(
            // With large text on a phone the message needs the whole width.
            'grid max-w-[88%] grid-cols-[--spacing(8)_minmax(0,auto)] gap-x-2 px-3 max-[18rem]:max-w-full',
            startsGroup ? 'pt-3' : 'pt-0.5',
            isMine && 'ml-auto grid-cols-[minmax(0,auto)] justify-items-end',
          )}
        >
          {startsGroup ? (
            <p className={cn('flex min-w-0 items-baseline gap-2 pb-0.5', !isMine && 'col-start-2')}>
              <bdi className={cn('min-w-0 truncate text-sm font-semibold', isMine && 'sr-only')}>
                {isMine ? LL.common.roster.you() : name}
              </bdi>
              <MessageTime {...timeProps} instant={instant} />
            </p>
          ) : (
            <span className="sr-only">{isMine ? LL.common.roster.you() : name}</span>
          )}
          {!isMine && startsGroup && (
            <Picture
              name={name}
              picture={sender?.profile_picture ?? null}
              className="col-start-1 row-start-2 size-8 text-xs max-[18rem]:row-start-1"
            />
          )}
          <div
            className={cn(
              'w-fit min-w-0 rounded-card px-3 py-1.5',
              isMine
                ? 'bg-joined text-text'
                : 'col-start-2 bg-sunken text-text max-[18rem]:col-span-2 max-[18rem]:col-start-1',
            )}
          >
            <MessageText text={message.message} />
          </div>
        </div>
      )}
    </>
  );
}

const renderEntries = (entries: readonly ArrangedMessage[], props: EntryProps) =>
  entries.map((entry) => <MessageEntry key={entry.message.id} entry={entry} {...props} />);

interface FoldedEventsProps extends EntryProps {
  entries: readonly ArrangedMessage[];
}

/** Events that nobody wrote, behind their number; find-in-page opens them. */
function FoldedEvents({ entries, ...props }: FoldedEventsProps) {
  const { LL } = props.i18n;
  return (
    <div role="listitem" className="px-3 py-1">
      <details className="group/fold">
        <summary className="mx-auto flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-control px-3 text-sm text-muted hover:bg-sunken [&::-webkit-details-marker]:hidden">
          {LL.chat.events({ count: entries.length })}
          <Icon path={mdiChevronDown} className="size-5 group-open/fold:rotate-180" />
        </summary>
        <div role="list">{renderEntries(entries, props)}</div>
      </details>
    </div>
  );
}

export interface MessageBlockProps extends EntryProps {
  block: Block;
  /** Null when the first unread message is not in this block: the block then need not render again. */
  firstUnreadId: number | null;
  /** Whether the browser skips the layout of the block while the block is out of view (decision 028). */
  isLayoutSkipped?: boolean;
}

/** Successive messages of a chat. */
export function MessageBlockView(props: MessageBlockProps) {
  const { block, firstUnreadId, isLayoutSkipped = false, ...entryProps } = props;
  const { messages, previousMessage } = block;
  const entries = arrangeMessages(messages, {
    previousMessage,
    timeZone: entryProps.timeZone,
    firstUnreadId,
  });
  return (
    <div
      role="presentation"
      className={cn(
        '[contain-intrinsic-size:auto_calc(3.25rem*var(--messages))]',
        isLayoutSkipped && '[content-visibility:auto]',
      )}
      style={{ '--messages': messages.length } as object}
    >
      {foldEvents(entries).map((run) =>
        run.isFolded ? (
          <FoldedEvents key={run.entries[0]?.message.id} entries={run.entries} {...entryProps} />
        ) : (
          renderEntries(run.entries, entryProps)
        ),
      )}
    </div>
  );
}

import { mdiClockOutline } from '@mdi/js';
import type { ReactNode, Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextWithTimes } from '@/components/views/text-with-times';
import { isFull, isJoiningClosed, isLeavingLate, phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import { cn } from '@/lib/cn';
import { formatDeadlines, formatHint } from './facts/deadlines';
import { Price } from './facts/match-facts';
import { canConfirm } from './match-buttons';
import type { SectionProps } from './match-parts';
import { getConfirmDeadline } from './match-texts';
import { formatSpots, Spots } from './spots';

/** The card with spots, price, actions, deadlines and my status beside the facts on a desktop. Joining changes only the main button: what comes and goes with it stands beside the button or below all buttons. */
export function ActionCard(props: SectionProps) {
  const { i18n, match, now, isOnline } = props;
  const { Join, Confirm, Calendar, Share, Remember, Standing } = props.parts;
  const { LL } = i18n;
  const phase = phaseOf(match, now);
  const isUpcoming = phase === 'upcoming';
  const hint = formatHint(i18n, match);
  const deadlines = formatDeadlines(i18n, match, now);
  const isDue = getConfirmDeadline(match, now) !== null;
  const hasStatusLine = match.can_join || isDue;
  return (
    <section
      aria-label={LL.detail.participation()}
      className="grid grid-cols-1 content-start gap-4 rounded-card bg-surface p-4 shadow-card print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {isUpcoming && (
          <div className="min-w-0" data-old={isOnline ? undefined : ''}>
            <Spots i18n={i18n} match={match} isUpcoming isOpen={!isJoiningClosed(match)} />
          </div>
        )}
        {phase !== 'cancelled' && (
          <p data-figures className="font-semibold">
            <Price i18n={i18n} match={match} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 print:[&>:not([data-status])]:hidden">
        {isUpcoming && (
          <>
            <div
              data-status=""
              className={cn(
                'empty:hidden',
                hasStatusLine ? 'basis-full' : 'min-w-0 flex-1 self-center',
                hasStatusLine && !isDue && 'order-1',
              )}
            >
              <Standing match={match} now={now} />
              {hint && (
                <p className={cn(match.my_participation ? 'mt-1 text-sm' : 'font-semibold')}>
                  <TextWithTimes text={hint} />
                </p>
              )}
            </div>
            {/* The button to leave keeps its place when the button to confirm disappears. */}
            <div
              className={cn(
                'flex min-h-12 items-center gap-2 empty:hidden',
                hasStatusLine && 'basis-full *:grow',
              )}
            >
              <Confirm match={match} variant="bar" />
              <Join match={match} variant="bar" />
            </div>
          </>
        )}
        {/* In one line in both languages, as joining removes the last button. */}
        <div className="flex basis-full flex-wrap items-center gap-2 [&_button]:px-2.5 [&_button]:text-sm">
          {(isUpcoming || phase === 'cancelled') && <Calendar match={match} />}
          <Share match={match} now={now} />
          <Remember match={match} now={now} isIconOnly />
        </div>
        {deadlines.length > 0 && (
          // The room of two lines, as joining takes one away.
          <ul
            data-status=""
            className="order-1 grid min-h-11 basis-full content-center gap-1 text-sm *:not-first:text-muted"
          >
            {deadlines.map((text) => (
              <li key={text} className="flex gap-2">
                <Icon path={mdiClockOutline} className="mt-0.5 size-4 text-muted" />
                <p className="min-w-0">
                  <TextWithTimes text={text} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

export const hasActionBar = (match: Match, now: number): boolean =>
  phaseOf(match, now) === 'upcoming' && (match.can_join || match.my_participation !== null);

/** The reason why an upcoming match cannot be joined, below the heading of a phone without `ActionBar`. */
export function NoActionNotice({ i18n, match, now }: SectionProps) {
  const hint = formatHint(i18n, match);
  if (!hint || phaseOf(match, now) !== 'upcoming' || match.can_join || match.my_participation) return null;
  return (
    <Notice kind="info">
      <p className="font-semibold">
        <TextWithTimes text={hint} />
      </p>
    </Notice>
  );
}

interface ActionBarProps extends SectionProps {
  chatLink: ReactNode;
  barRef: Ref<HTMLDivElement> | undefined;
}

/** The sticky bar with the main action on a phone. Its button keeps its element, and so the focus, when its action changes. */
export function ActionBar(props: ActionBarProps) {
  const { i18n, match, now, chatLink, barRef } = props;
  const { Join, Confirm, Calendar, Standing } = props.parts;
  const isMine = match.my_participation !== null;
  const isLate = match.can_join && isLeavingLate(match, now);
  const note = isMine ? formatHint(i18n, match) : isLate && i18n.LL.detail.lateNow();
  return (
    <div
      ref={barRef}
      // With large text the bar is too high to be sticky. Its own buttons are always visible and need no scroll padding.
      className={cn(
        'sticky bottom-(--bottom-bar-height) z-20 -mx-gutter grid grid-cols-1 gap-2 border-t border-line bg-surface px-gutter py-2 max-[16rem]:static print:hidden low:static [&_:is(a,button)]:-scroll-mb-8',
        isMine ? 'mt-6' : 'order-1 -mb-8',
      )}
    >
      <div className="min-w-0 empty:hidden">
        <Standing match={match} now={now} />
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {/* The button to leave keeps its place when the button to confirm disappears. */}
      <div
        className={
          isMine
            ? 'flex flex-wrap justify-end gap-2 *:min-h-12 [&>[data-press=calendar]]:border-line-strong [&>[data-press^=confirm]]:grow [&>[data-press^=confirm]]:text-base max-[22rem]:[&>[data-press^=join]]:grow'
            : 'flex flex-wrap items-center gap-x-4 gap-y-1 *:[button]:grow'
        }
      >
        {isMine && (
          <>
            <Confirm match={match} variant="row" />
            {/* The last chat message is visually hidden: the bar has no room for it. */}
            <div
              className={cn(
                'grid min-w-0 items-center rounded-control border border-line-strong px-3 *:justify-center max-sm:min-w-fit max-sm:[&_bdi]:sr-only',
                // Beside the button to confirm a small phone has room for the icon only.
                canConfirm(match) ? 'max-[26rem]:[&_[data-words]]:sr-only' : 'grow basis-24',
              )}
            >
              {chatLink}
            </div>
            {/* A small phone has no room for it beside the button to confirm. */}
            {!canConfirm(match) && <Calendar match={match} isIconOnly />}
          </>
        )}
        {!isMine && (
          <p data-figures className="text-sm">
            <span className={cn('block font-semibold', !isFull(match) && 'text-accent')}>
              {formatSpots(i18n, match, true)}
            </span>{' '}
            <Price i18n={i18n} match={match} />
          </p>
        )}
        <Join match={match} variant="bar" />
      </div>
    </div>
  );
}

import type { ComponentType, ReactNode, Ref } from 'react';
import type { SeenMatch } from '@/features/matches/changes/seen-matches';
import { ChangeMarks } from '@/features/matches/changes/views/change-marks';
import { phaseOf } from '@/features/matches/data/match';
import { cn } from '@/lib/cn';
import { Heading, MatchFacts } from './facts/match-facts';
import { ActionBar, ActionCard, hasActionBar, NoActionNotice } from './match-actions';
import type { SectionProps } from './match-parts';

/** The columns of a match's screen: the match and, in a wide window, its actions and chat beside it. */
export const detailColumnsStyle =
  'grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-8';

const asideColumnStyle =
  'min-w-0 md:not-short:sticky md:top-[calc(var(--bar-height)+2.25rem)] md:flex md:flex-col md:gap-4 md:self-start';

/** The chat fills the window below the card, except the height of the footer, which would push the card under the header. */
const asideWithChatStyle =
  'md:not-short:min-h-[max(36rem,calc(100dvh-var(--bar-height)-5.5rem))] md:not-short:has-[>*>[data-log]]:h-0';

interface MatchSheetProps extends SectionProps {
  seenMatch: SeenMatch | undefined;
  isWide: boolean;
  PartBoundary: ComponentType<{ children: ReactNode }>;
  /** In a narrow window it is outside of the columns, so that it stays in the header beside the chat too. */
  backLink: ReactNode;
  /** The notice about outdated data, above the heading. */
  notice?: ReactNode;
  chatLink: ReactNode;
  /** Other matches to join, once this one is cancelled or finished. */
  similarMatches?: ReactNode;
  roster: ReactNode;
  chat: ReactNode;
  barRef?: Ref<HTMLDivElement>;
}

export function MatchSheet({
  seenMatch,
  isWide,
  PartBoundary,
  backLink,
  notice,
  chatLink,
  similarMatches,
  roster,
  chat,
  barRef,
  ...sectionProps
}: MatchSheetProps) {
  const { i18n, match, now } = sectionProps;
  const hasBar = !isWide && hasActionBar(match, now);
  const hasLastBar = hasBar && match.my_participation === null;
  const isUpcoming = phaseOf(match, now) === 'upcoming';
  const hasCard = isWide && (isUpcoming || match.my_participation === null);
  return (
    <article>
      {!isWide && backLink}
      <div className={cn(hasLastBar ? 'flex flex-col gap-6' : detailColumnsStyle, 'print:grid-cols-1!')}>
        {/* Without a chat to write in, the bar stays at the bottom until the page ends; its element is the same, for the focus. */}
        <div className={hasLastBar ? 'contents' : undefined}>
          {isWide && backLink}
          {notice}
          {/* The scroll margin keeps the focused element clear of the bar at the bottom, whose height varies. */}
          <div
            className={cn(
              'grid grid-cols-1 gap-4 md:gap-6',
              hasBar && '[&_:is(a,button,summary)]:scroll-mb-[min(13rem,36dvh)]',
            )}
          >
            <Heading {...sectionProps} hasCard={hasCard} />
            {!isWide && <NoActionNotice {...sectionProps} />}
            {!isWide && !hasBar && match.my_participation && (
              <div className="-my-2 grid grid-cols-1 print:hidden">{chatLink}</div>
            )}
            <PartBoundary>
              <ChangeMarks i18n={i18n} match={match} seenMatch={seenMatch} />
            </PartBoundary>
            <PartBoundary>
              <MatchFacts {...sectionProps} hasCard={hasCard} hasBar={hasBar} />
            </PartBoundary>
            {similarMatches}
            {roster}
          </div>
          {/* The bar is inside this column, so that it does not cover the composer of the chat below. */}
          {hasBar && <ActionBar {...sectionProps} chatLink={chatLink} barRef={barRef} />}
        </div>
        <div className={cn(asideColumnStyle, match.my_participation && asideWithChatStyle)}>
          {hasCard && (
            <PartBoundary>
              <ActionCard {...sectionProps} />
            </PartBoundary>
          )}
          {chat}
        </div>
      </div>
    </article>
  );
}

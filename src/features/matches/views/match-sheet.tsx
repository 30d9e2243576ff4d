import type { ComponentType, ReactNode, Ref } from 'react';
import { ChangeMarks } from './change-marks';
import type { SeenMatch } from '@/features/matches/changes/seen-matches';
import { phaseOf } from '@/features/matches/data/match';
import { cn } from '@/lib/cn';
import { ActionBar, ActionCard, hasActionBar, NoAction, FreeSpots } from './match-actions';
import { Heading, MatchFacts } from './match-facts';
import type { SectionProps } from './match-parts';

/** The screen of a match: the match and, where there is room, its actions and the chat beside it. */
export const detailColumns =
  'grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-8';

const asideColumn =
  'min-w-0 md:not-short:sticky md:top-[calc(var(--bar-height)+2.25rem)] md:flex md:flex-col md:gap-4 md:self-start';

/** With a chat it takes the height that the card leaves of the window, less that of the footer, which would push the card below the header. */
const asideWithChat =
  'md:not-short:min-h-[max(36rem,calc(100dvh-var(--bar-height)-5.5rem))] md:not-short:has-[>*>[data-log]]:h-0';

interface MatchSheetProps extends SectionProps {
  seen: SeenMatch | undefined;
  isWide: boolean;
  isOnline: boolean;
  /** Around each part that may fail by itself. */
  PartBoundary: ComponentType<{ children: ReactNode }>;
  /** Above the heading: the way back, and a line that says when the data is outdated. */
  topContent: ReactNode;
  chatLink: ReactNode;
  /** Other matches to go on with, once this one is cancelled or over. */
  similarMatches?: ReactNode;
  /** The roster, with the places left on a phone. */
  renderRoster: (places: ReactNode) => ReactNode;
  chat: ReactNode;
  /** The bar with the main action of a phone. */
  barRef?: Ref<HTMLDivElement>;
}

export function MatchSheet({
  seen,
  isWide,
  isOnline,
  PartBoundary: Part,
  topContent: above,
  chatLink,
  similarMatches: similar,
  renderRoster,
  chat,
  barRef,
  ...section
}: MatchSheetProps): ReactNode {
  const { i18n, match, now } = section;
  const hasBar = !isWide && hasActionBar(match, now);
  const isOpen = phaseOf(match, now) === 'upcoming';
  const isMine = match.my_participation !== null;
  // With the chat below it the card keeps to what is to be done.
  const hasFullCard = isWide && !isMine;
  return (
    <article>
      <div className={cn(detailColumns, 'print:grid-cols-1!')}>
        <div>
          {above}
          {/* What gets the focus comes to stand clear of the bar at the bottom, whose height follows its words. */}
          <div
            className={cn(
              'grid grid-cols-1 gap-4 md:gap-6',
              hasBar && '[&_:is(a,button,summary)]:scroll-mb-[min(13rem,36dvh)]',
            )}
          >
            <Heading {...section} />
            {!isWide && <NoAction {...section} />}
            {!isWide && !hasBar && match.my_participation && (
              <div className="-my-2 grid grid-cols-1 print:hidden">{chatLink}</div>
            )}
            <Part>
              <ChangeMarks i18n={i18n} match={match} seen={seen} />
            </Part>
            <Part>
              <MatchFacts {...section} hasCard={hasFullCard} hasBar={hasBar} />
            </Part>
            {similar}
            {renderRoster(!hasFullCard && isOpen && <FreeSpots {...section} isOnline={isOnline} />)}
          </div>
          {/* Inside this column, so that on a phone it does not stick over the composer of the chat below. */}
          {hasBar && <ActionBar {...section} isOnline={isOnline} chatLink={chatLink} barRef={barRef} />}
        </div>
        <div className={cn(asideColumn, match.my_participation && asideWithChat)}>
          {isWide && (isOpen || !isMine) && (
            <Part>
              <ActionCard {...section} isOnline={isOnline} />
            </Part>
          )}
          {chat}
        </div>
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import { separator, VisibleAndSpoken } from '@/components/views/visible-and-spoken';
import { countFreeSpots, countMissingPlayers, isFull, isJoiningClosed } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';

/** A match with more spots gets a bar instead of dots, which would reach the button beside them. */
const maxDots = 12;

type SpotCounts = Pick<Match, 'max_participants' | 'participants_count' | 'waitlist_count'>;

/** Draws circles in one SVG path: an element for each circle would be a third of all elements of a long list. */
const drawCircles = (start: number, end: number): string =>
  Array.from(
    { length: end - start },
    (_, index) => `M${String((start + index) * 9 + 1)} 4a3 3 0 1 0 6 0 3 3 0 1 0-6 0`,
  ).join('');

interface SpotsPictureProps {
  takenCount: number;
  spotCount: number;
  isOpen: boolean;
}

function SpotsPicture({ takenCount, spotCount, isOpen }: SpotsPictureProps) {
  const filledCount = Math.min(takenCount, spotCount);
  const freeStyle = cn('fill-none stroke-[1.5]', isOpen ? 'stroke-accent' : 'stroke-line-strong');
  const isDotted = spotCount <= maxDots;
  return (
    <svg
      width={isDotted ? spotCount * 9 : 96}
      viewBox={`0 0 ${isDotted ? String(spotCount * 9) : '96'} 8`}
      // Dots have one size in all rows of a window: the words move to the next line where they have no room.
      className="h-2 w-auto shrink-0 self-start max-[24rem]:h-1.5"
      aria-hidden="true"
      focusable="false"
    >
      {isDotted ? (
        <>
          <path
            d={drawCircles(0, filledCount)}
            className="fill-line-strong stroke-line-strong stroke-[1.25]"
          />
          <path d={drawCircles(filledCount, spotCount)} className={freeStyle} />
        </>
      ) : (
        <>
          <rect x="0.75" y="0.75" width="94.5" height="6.5" rx="3.25" className={freeStyle} />
          <rect width={(96 * filledCount) / spotCount} height="8" rx="4" className="fill-line-strong" />
        </>
      )}
    </svg>
  );
}

/** Returns in words the number of free spots of an upcoming match, or of taken spots once it has begun. */
export function formatSpots({ LL }: I18n, match: SpotCounts, isUpcoming: boolean): string {
  const freeCount = countFreeSpots(match);
  const count = match.participants_count;
  if (match.max_participants === null || freeCount === null) {
    return isUpcoming ? LL.matches.row.players({ count }) : LL.common.counts.players({ count });
  }
  if (!isUpcoming) return LL.matches.row.occupied({ taken: count, total: match.max_participants });
  if (freeCount > 0) return LL.common.counts.freePlaces({ count: freeCount });
  return match.waitlist_count > 0
    ? LL.matches.row.fullWaiting({ count: match.waitlist_count })
    : LL.matches.row.fullNobodyWaiting();
}

/** Returns whether an upcoming match takes place, as "Hraje se", "9 z 12" and "3 volná místa", or how many players are missing, and the same counts. A match without a minimum takes place with any player; a full match needs no total, and free places count only while one can join. `hasSpots` is false beside `Spots`. */
export function formatVerdict(i18n: I18n, match: Match, hasSpots = true): string[] {
  const { verdict } = i18n.LL.detail;
  const { row } = i18n.LL.matches;
  const { max_participants: total, participants_count: taken } = match;
  const missingPlayers = countMissingPlayers(match);
  return [
    ...(missingPlayers > 0 ? [row.missing({ count: missingPlayers })] : taken > 0 ? [verdict.on()] : []),
    ...(total === null
      ? []
      : [isFull(match) ? i18n.LL.common.counts.players({ count: taken }) : verdict.count({ taken, total })]),
    ...(isJoiningClosed(match) || !hasSpots ? [] : [formatSpots(i18n, match, true)]),
  ];
}

interface SpotsProps {
  id?: string;
  i18n: I18n;
  match: SpotCounts;
  isUpcoming: boolean;
  /** Whether the free spots can still be taken. */
  isOpen?: boolean;
  /** The number of players still needed, shown before the free spots. */
  missingPlayers?: number;
  /** Shown after the spots. */
  price?: string;
  /** A note instead of the dots. */
  note?: ReactNode;
}

/** The taken and free spots as dots, or as a bar for big matches, with the count in words. */
export function Spots(props: SpotsProps) {
  const { id, i18n, match, isUpcoming, isOpen = isUpcoming, missingPlayers = 0, price, note } = props;
  const text = formatSpots(i18n, match, isOpen);
  const { max_participants: spotCount, participants_count: takenCount } = match;
  const picture = spotCount !== null && (
    <SpotsPicture takenCount={takenCount} spotCount={spotCount} isOpen={isOpen} />
  );
  return (
    <span className={cn('flex min-w-0 flex-col text-sm/[1.125rem]', !note && 'gap-y-1 md:gap-y-1.5')}>
      {note ?? picture}
      {/* Below a note a phone has room for one line, which may end before the price. */}
      <span className={cn('max-[26rem]:tracking-tight', note && 'phone:h-lh phone:overflow-hidden')}>
        <span
          id={id}
          data-figures
          // Offline the count may be outdated, and is grey.
          className={cn(
            'font-semibold in-data-old:font-normal in-data-old:text-muted',
            isOpen && !isFull(match) && (missingPlayers > 0 ? 'text-on-waiting' : 'text-accent'),
          )}
        >
          {isUpcoming && missingPlayers > 0 ? (
            <>
              {i18n.LL.matches.row.missing({ count: missingPlayers })}
              {/* The picture shows the free spots. */}
              <span className="sr-only">, {text}</span>
            </>
          ) : (
            text
          )}
        </span>
        {price !== undefined && (
          <>
            <span className="max-[18rem]:hidden">{separator}</span>
            {/* In a narrow window the price has its own line, so that a press does not change the row's height. */}
            <span className="max-[18rem]:block">
              <VisibleAndSpoken text={price} spokenText={`, ${price}`} />
            </span>
          </>
        )}
      </span>
    </span>
  );
}

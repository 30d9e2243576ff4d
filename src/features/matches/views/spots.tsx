import type { ReactNode } from 'react';
import { countFreeSpots, isFull } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';

/** More places than this are drawn as a bar. */
const maxDots = 14;

type SpotCounts = Pick<Match, 'max_participants' | 'participants_count' | 'waitlist_count'>;

/** Circles of radius 3, nine apart, as one path: an element for each would be a third of all there are in a long list. */
const circlesPath = (from: number, to: number): string =>
  Array.from(
    { length: to - from },
    (_, index) => `M${String((from + index) * 9 + 1)} 4a3 3 0 1 0 6 0 3 3 0 1 0-6 0`,
  ).join('');

interface PictureProps {
  taken: number;
  total: number;
  /** Of the edge of the places that are free. */
  edge: string;
}

function SpotsPicture({ taken, total, edge }: PictureProps): ReactNode {
  const filled = Math.min(taken, total);
  const free = cn('fill-none stroke-[1.5]', edge);
  const isDotted = total <= maxDots;
  return (
    <svg
      viewBox={`0 0 ${isDotted ? String(total * 9) : '96'} 8`}
      className="h-2 max-w-full self-start"
      aria-hidden="true"
      focusable="false"
    >
      {isDotted ? (
        <>
          <path d={circlesPath(0, filled)} className="fill-line-strong stroke-line-strong stroke-[1.25]" />
          <path d={circlesPath(filled, total)} className={free} />
        </>
      ) : (
        <>
          <rect x="0.75" y="0.75" width="94.5" height="6.5" rx="3.25" className={free} />
          <rect width={(96 * filled) / total} height="8" rx="4" className="fill-line-strong" />
        </>
      )}
    </svg>
  );
}

/** How many places are left, in words; once a match is on, how many were taken. */
export function spotsText({ LL }: I18n, match: SpotCounts, isOpen: boolean): string {
  const free = countFreeSpots(match);
  const taken = match.participants_count;
  if (match.max_participants === null || free === null) {
    return isOpen ? LL.matches.row.players({ count: taken }) : LL.common.counts.players({ count: taken });
  }
  if (!isOpen) return LL.matches.row.occupied({ taken, total: match.max_participants });
  if (free > 0) return LL.common.counts.freePlaces({ count: free });
  return match.waitlist_count > 0
    ? LL.matches.row.fullWaiting({ count: match.waitlist_count })
    : LL.matches.row.fullNobodyWaiting();
}

interface PlacesProps {
  id?: string;
  i18n: I18n;
  match: SpotCounts;
  /** Whether it has not begun yet, so that places are still to be had. */
  isOpen: boolean;
  /** How many players it lacks to take place, where that is to be said here. */
  missing?: number;
  /** What is said above the words, in the place of the picture. */
  note?: ReactNode;
}

/** Places taken and free as dots (a bar for big matches) with the count in words. Green are those that are free, while they are to be had. */
export function Spots({ id, i18n, match, isOpen, missing = 0, note }: PlacesProps): ReactNode {
  const text = spotsText(i18n, match, isOpen);
  const { max_participants: total, participants_count: taken } = match;
  const picture = total !== null && (
    <SpotsPicture taken={taken} total={total} edge={isOpen ? 'stroke-accent' : 'stroke-line-strong'} />
  );
  return (
    <span className={cn('flex min-w-0 flex-col text-sm/[1.125rem]', !note && 'gap-1 pt-1')}>
      {note ?? picture}
      <span
        id={id}
        data-figures
        // The screen that shows them without a connection says so once, and marks each.
        className={cn(
          'font-semibold in-data-old:font-normal in-data-old:text-muted in-data-old:italic',
          isOpen && !isFull(match) && 'text-accent',
        )}
      >
        {isOpen && missing > 0 ? (
          <>
            {i18n.LL.matches.row.missing({ count: missing })}
            {/* On a phone the picture says it to the eye. */}
            <span className="phone:sr-only">, {text}</span>
          </>
        ) : (
          text
        )}
      </span>
    </span>
  );
}

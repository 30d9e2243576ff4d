import type { ReactNode } from 'react';
import { freePlaces } from '@/features/matches/data/free-places';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

/** More places than this are drawn as a bar. */
const mostDots = 14;

type Counted = Pick<Match, 'max_participants' | 'participants_count' | 'waitlist_count'>;

/** Circles of radius 3, nine apart, as one path: an element for each would be a third of all there are in a long list. */
const rings = (from: number, to: number): string =>
  Array.from(
    { length: to - from },
    (_, index) => `M${String((from + index) * 9 + 1)} 4a3 3 0 1 0 6 0 3 3 0 1 0-6 0`,
  ).join('');

function Dots({ taken, total }: { taken: number; total: number }): ReactNode {
  const filled = Math.min(taken, total);
  return (
    <svg
      viewBox={`0 0 ${String(total * 9)} 8`}
      className="h-2 max-w-full self-start"
      aria-hidden="true"
      focusable="false"
    >
      <path d={rings(0, filled)} className="fill-primary stroke-primary stroke-[1.25]" />
      <path d={rings(filled, total)} className="fill-none stroke-line-strong stroke-[1.25]" />
    </svg>
  );
}

function Bar({ taken, total }: { taken: number; total: number }): ReactNode {
  return (
    <svg viewBox="0 0 96 8" className="h-2 max-w-full self-start" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="95" height="7" rx="3.5" className="fill-none stroke-line-strong" />
      <rect width={(96 * Math.min(taken, total)) / total} height="8" rx="4" className="fill-primary" />
    </svg>
  );
}

/** How many places are left, in words; once a match is on, how many were taken. */
function placesText({ LL }: I18n, match: Counted, isOpen: boolean): string {
  const free = freePlaces(match);
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
  match: Counted;
  /** Whether it has not begun yet, so that places are still to be had. */
  isOpen: boolean;
}

/** Places taken and free as dots (a bar for big matches) with the count in words. */
export function Places({ id, i18n, match, isOpen }: PlacesProps): ReactNode {
  const text = placesText(i18n, match, isOpen);
  const { max_participants: total, participants_count: taken } = match;
  return (
    <span id={id} className="flex min-w-0 flex-col gap-1 pt-1 text-sm font-semibold">
      {total !== null &&
        (total <= mostDots ? <Dots taken={taken} total={total} /> : <Bar taken={taken} total={total} />)}
      {/* The screen that shows them without a connection says so once, and marks each. */}
      <span data-figures className="in-data-old:font-normal in-data-old:text-muted in-data-old:italic">
        {text}
      </span>
    </span>
  );
}

import { mdiChevronDown, mdiWhistle } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import type { DayKey } from '@/lib/day';
import { isWide } from '@/lib/wide';

/** The minimal height of a row. Skeleton, empty rows and days out of sight must agree on it, or the page jumps when the rows come. */
export const rowHeight = '[--row-height:7.25rem] md:[--row-height:5.625rem]';

/** The same with the nearest first, where a row has one line more. */
const nearRowHeight = '[--row-height:8.5rem] md:[--row-height:6.875rem]';

/** The parts of a row, alike in the skeleton: the tile and, beside it, four lines that begin at one edge. On a desktop the last is a column. */
export const rowGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 px-3 max-[22rem]:px-2.5 max-[18rem]:flex max-[18rem]:flex-col md:grid-cols-[auto_minmax(0,1fr)_17rem] md:content-center md:gap-x-4 md:px-4 md:py-3';

/** The height in pixels, with what is between two rows, for windows narrower and wider than 48 rem. */
const [narrowRowPixels, wideRowPixels] = [124, 98];

/** The minimal height in pixels of what is above the rows: the header, the heading, the filters. */
const headerPixels = 160;

/** The minimal height in pixels of my next match above the rows; a wide window has it beside them. */
const getNextMatchPixels = (): number => (innerWidth < 1280 ? 200 : 0);

/** How many rows are in sight at most when the list begins: so many are painted first, and at least so many filled first. */
export function countVisibleRows(hasNext = false): number {
  const row = isWide() ? wideRowPixels : narrowRowPixels;
  const room = innerHeight - headerPixels - (hasNext ? getNextMatchPixels() : 0);
  return Math.min(12, Math.max(4, Math.ceil(room / row)));
}

const partsStyle = 'grid max-w-[50rem] grid-cols-1 gap-3 md:gap-6';

export const listStyle = cn(rowHeight, partsStyle);

export const nearListStyle = cn(nearRowHeight, partsStyle);

/** The id of the heading of a day, by which its rows are described. */
export const dayHeadingId = (day: DayKey): string => `day-${day}`;

interface DaySectionProps {
  i18n: I18n;
  day: DayKey;
  /** What is written above it; null where it goes on with the part before. */
  heading: string | null;
  isHidden?: boolean;
  children: ReactNode;
}

/** A part of the list. It says its own language, as it has the words of the one before until its turn comes. No landmark: there are dozens. */
export function DaySection({
  i18n: { locale },
  day,
  heading,
  isHidden = false,
  children,
}: DaySectionProps): ReactNode {
  return (
    <section lang={locale} hidden={isHidden} className={heading === null ? '-mt-1 md:-mt-4' : undefined}>
      {heading !== null && (
        <h2
          id={dayHeadingId(day)}
          className="sticky top-(--header-height) z-10 -mx-gutter bg-canvas px-gutter py-1 text-base font-bold first-letter:uppercase md:mx-0 md:px-0 md:py-1.5"
        >
          {heading}
        </h2>
      )}
      {children}
    </section>
  );
}

interface DayRowsProps {
  day: DayKey;
  count: number;
  isSkippable?: boolean;
  /** The rows; while there are none, the place of them is kept. */
  children: readonly ReactNode[];
}

/** The rows of a day. Out of sight they are neither laid out nor painted. `content-visibility` costs in every frame: a day is one, not each row. */
export function DayRows({ day, count, isSkippable: isSkipped = false, children }: DayRowsProps): ReactNode {
  return (
    <ul
      data-day={day}
      className={cn(
        // A height that was seen is remembered.
        '-m-1.5 grid grid-cols-1 gap-2 p-1.5 [--height:calc((var(--row-height)+--spacing(2))*var(--rows)-0.5rem)] [contain-intrinsic-size:auto_var(--height)]',
        isSkipped && '[content-visibility:auto]',
        // With its padding, as when its rows are there.
        children.length === 0 && 'min-h-[calc(var(--height)+--spacing(3))]',
      )}
      style={{ '--rows': count } as object}
    >
      {children}
    </ul>
  );
}

interface RunningDetailsProps {
  i18n: I18n;
  count: number;
  /** Whether it is open at first, because the person returns to one of its matches. */
  isOpen?: boolean;
  children: readonly ReactNode[];
}

/** The matches that are being played without me, in one line that opens; a search in the page opens it too. */
export function RunningDetails({
  i18n: { LL },
  count,
  isOpen = false,
  children,
}: RunningDetailsProps): ReactNode {
  return (
    <details open={isOpen} hidden={count === 0} className="group">
      {/* A line and no card, so that three matches stay in sight below it; a finger has 44 px. */}
      <summary className="relative flex min-h-8 cursor-pointer list-none items-center gap-2 rounded-control text-sm font-semibold after:absolute after:inset-x-0 after:-inset-y-1.5 hover:underline [&::-webkit-details-marker]:hidden">
        <Icon path={mdiWhistle} className="size-5 shrink-0 text-muted" />
        <span className="flex-1">{LL.matches.running({ count })}</span>
        <Icon
          path={mdiChevronDown}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mt-2 grid grid-cols-1 gap-2">{children}</ul>
    </details>
  );
}

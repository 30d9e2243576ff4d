import type { ReactNode } from 'react';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import type { DayKey } from '@/lib/day';
import { nearRowHeight, rowHeight } from './row-height';

/** For the element around the parts of a list, which brings the height of its rows. */
const partsStyle = 'grid max-w-[50rem] grid-cols-1 gap-3 md:gap-6';

/** For the element around the days of a list. */
export const listStyle = cn(rowHeight, partsStyle);

/** The same with the nearest first. */
export const nearListStyle = cn(nearRowHeight, partsStyle);

/** The id of the heading of a day, by which its rows are described. */
export const dayHeading = (day: DayKey): string => `day-${day}`;

interface DaySectionProps {
  i18n: I18n;
  day: DayKey;
  /** What is written above it; null where it goes on with the part before. */
  heading: string | null;
  isHidden?: boolean;
  children: ReactNode;
}

/**
 * A day or another part of the list under its heading, which stays in sight. It says its own language: after a change it has the words of the one
 * before until its turn comes, and the browser need not look at the style of every row when the page changes its language. It is no
 * landmark: a list of weeks would have dozens of them, and each would say the day once more.
 */
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
          id={dayHeading(day)}
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
  /** How many rows are in sight once all are there. */
  count: number;
  /** Whether it is skipped while it is out of sight. */
  isSkipped?: boolean;
  /** The rows; while there are none, the place of them is kept. */
  children: readonly ReactNode[];
}

/**
 * The rows of a day. Skipped they are neither laid out nor painted, but find-in-page reaches them, and so does what makes Chromium keep
 * an accessibility tree (decision 028). Each part with `content-visibility` costs something in every frame, so a day is one, and not
 * each row; its padding leaves room for shadows and outlines.
 */
export function DayRows({ day, count, isSkipped = false, children }: DayRowsProps): ReactNode {
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

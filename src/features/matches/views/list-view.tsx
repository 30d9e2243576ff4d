import { mdiChevronDown, mdiWhistle } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { I18n } from '@/i18n/translate';
import { isWide } from '@/lib/browser/wide';
import { cn } from '@/lib/cn';
import type { DayKey } from '@/lib/format/day';

/** The minimal height of a row. Skeletons and skipped days use it too, so that the page does not jump when rows are rendered. */
export const rowHeightStyle =
  '[--row-height:7.1875rem] max-[24rem]:[--row-height:6.375rem] max-[18rem]:[--row-height:7.25rem] md:[--row-height:6.125rem]';

/** The grid of a row and its skeleton: four lines, and the button beside the last two. From 48 rem the tile stands beside the lines and the last line is a column. */
export const rowGridStyle =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 px-3 min-[24rem]:max-md:gap-y-0.75 compact:grid-cols-[auto_minmax(0,1fr)_auto] max-[22rem]:px-2.5 max-[18rem]:flex max-[18rem]:flex-col md:grid-cols-[auto_minmax(0,1fr)_19rem] md:content-center md:gap-x-4 md:gap-y-1 md:px-4 md:py-3';

/** The tile of a row and its skeleton, on a phone at the start of the first line: the title and the venue have the whole width. */
export const rowTileStyle = 'row-span-4 md:row-span-3 compact:row-start-1 compact:row-end-2 compact:size-5.5';

/** The height of a row and the gap below it, in pixels, in windows narrower and wider than 48 rem. */
const [narrowRowPixels, wideRowPixels] = [112, 106];

/** The minimal height of header, heading and filters above the rows, in pixels. */
const headerPixels = 160;

/** The number of rows that the first screen can show: the first paint draws them, and the app renders them first. */
export function countVisibleRows(hasNextMatch = false): number {
  const rowPixels = isWide() ? wideRowPixels : narrowRowPixels;
  // My next match is at least 200 px high; in a wide window it is beside the rows.
  const nextMatchPixels = hasNextMatch && innerWidth < 1280 ? 200 : 0;
  const availablePixels = innerHeight - headerPixels - nextMatchPixels;
  return Math.min(12, Math.max(4, Math.ceil(availablePixels / rowPixels)));
}

const groupsStyle = 'relative grid xl:max-w-[50rem] grid-cols-1 gap-2 md:gap-6';

export const listStyle = cn(rowHeightStyle, groupsStyle);

/** In the order by distance, a row is one line higher. */
export const nearestListStyle = cn(
  '[--row-height:8.75rem] max-[18rem]:[--row-height:8.75rem] md:[--row-height:7.375rem]',
  groupsStyle,
);

/** The size of the question for a city above the list; the first paint and the loading code keep its place. */
export const cityQuestionStyle = 'mb-2 min-h-19 xl:max-w-[50rem] md:min-h-11 md:mb-4 print:hidden';

/** The id of a day's heading, which describes the links of its rows. */
export const getDayHeadingId = (day: DayKey): string => `day-${day}`;

interface DaySectionProps {
  i18n: I18n;
  day: DayKey;
  /** Null for a group that continues the group above. */
  heading: string | null;
  isHidden?: boolean;
  children: ReactNode;
}

/** A group of the list. It has its own `lang`, because a long list is translated day by day. It is no landmark, because a list has dozens of groups. */
export function DaySection(props: DaySectionProps) {
  const { i18n, day, heading, isHidden = false, children } = props;
  return (
    <section lang={i18n.locale} hidden={isHidden} className={heading === null ? 'md:-mt-4' : undefined}>
      {heading !== null && (
        <h2
          id={getDayHeadingId(day)}
          className="[container-type:scroll-state] sticky top-(--header-height) z-10 -mx-gutter bg-canvas px-gutter py-2 text-base leading-5 font-bold after:absolute after:inset-x-0 after:bottom-0 max-[24rem]:py-1.5 md:mx-0 md:px-0 after:[@container_scroll-state(stuck:top)]:border-b after:[@container_scroll-state(stuck:top)]:border-line"
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
  /** Whether the browser may skip the layout of the rows while they are off screen. */
  isSkippable?: boolean;
  /** The rows; while there are none, their height is reserved. */
  children: readonly ReactNode[];
}

/** The rows of a day. `content-visibility` is on the day, not on each row, because each element with it costs time in every frame. */
export function DayRows({ day, count, isSkippable = false, children }: DayRowsProps) {
  return (
    <ul
      data-day={day}
      className={cn(
        // `auto` makes the browser use the last measured height.
        '-m-1.5 grid grid-cols-1 gap-2 p-1.5 [--height:calc((var(--row-height)+--spacing(2))*var(--rows)-0.5rem)] [contain-intrinsic-size:auto_var(--height)]',
        isSkippable && '[content-visibility:auto]',
        // Without rows the list reserves its padding too.
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
  isInitiallyOpen?: boolean;
  children: readonly ReactNode[];
}

/** The running matches that I do not take part in, collapsed into one line, which the browser's text search opens too. Without large text that line shares the one of the first day's heading, so that three matches fit below it and the rows stand where the skeleton had them. */
export const RunningDetails = ({
  i18n: { LL },
  count,
  isInitiallyOpen = false,
  children,
}: RunningDetailsProps) => (
  <details
    open={isInitiallyOpen}
    hidden={count === 0}
    className="group pointer-events-none min-[18rem]:z-20 min-[18rem]:not-open:has-[~section:not([hidden])]:absolute min-[18rem]:not-open:has-[~section:not([hidden])]:inset-x-0"
  >
    {/* The line is as high as the heading beside it; its press area is 44 px high. */}
    <summary className="pointer-events-auto relative flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-control text-sm font-semibold after:absolute after:inset-x-0 after:-inset-y-1 hover:underline max-[24rem]:min-h-8 min-[18rem]:ml-auto min-[18rem]:w-fit [&::-webkit-details-marker]:hidden">
      <Icon path={mdiWhistle} className="size-5 shrink-0 text-muted max-[24rem]:hidden" />
      <span className="flex-1">{LL.matches.running({ count })}</span>
      <Icon
        path={mdiChevronDown}
        className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
      />
    </summary>
    <ul className="pointer-events-auto mt-2 grid grid-cols-1 gap-2">{children}</ul>
  </details>
);

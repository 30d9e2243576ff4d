import { type ReactNode, type RefCallback, useCallback, useId, useState } from 'react';
import type { MonthStatistics } from '@/generated/schemas/monthStatistics.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { shortMonthName } from './months';
import { niceTicks } from './nice-ticks';

/** How much room there is to draw in. */
interface Room {
  width: number;
  text: number;
}

const usualTextPx = 16;

/** The room of the element that gets the ref: `assumed` pixels and text of the usual size until it is measured. */
function useRoom(assumed: number): [RefCallback<HTMLElement>, Room] {
  const [room, setRoom] = useState<Room>({ width: assumed, text: 1 });
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width <= 0) return;
      const text = Number.parseFloat(getComputedStyle(element).fontSize) / usualTextPx || 1;
      setRoom({ width: Math.floor(entry.contentRect.width), text });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}

/** A pattern of slanting lines, which can be told from a plain fill without seeing colours. */
function Hatching({ id }: { id: string }): ReactNode {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse">
      {/* The two short strokes are the ends of the lines of the neighbouring tiles, which are clipped to their own tile. */}
      <path
        d="M0 5 5 0M-1.25 1.25 1.25 -1.25M3.75 6.25 6.25 3.75"
        strokeWidth={1.5}
        strokeLinecap="square"
        className="stroke-accent"
      />
    </pattern>
  );
}

/** What each filling means. `tellsMissed`: whether what was missed is told from what nobody noted. */
function MonthLegend({ hatching, tellsMissed }: { hatching: string; tellsMissed: boolean }): ReactNode {
  const { LL } = useI18n();
  const texts = LL.statistics.months;
  const kinds = [
    { name: LL.statistics.figures.attended(), fill: 'var(--color-accent)' },
    { name: tellsMissed ? texts.missed() : texts.others(), fill: `url(#${hatching})` },
    ...(tellsMissed ? [{ name: texts.notNoted(), fill: 'none' }] : []),
  ];
  return (
    // For the eye: the picture is named by a sentence, and the table has the figures.
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {kinds.map(({ name, fill }) => (
        <span key={name} className="inline-flex items-center gap-2">
          <svg width="16" height="16" className="shrink-0" aria-hidden="true">
            <rect x="1" y="1" width="14" height="14" rx="2" fill={fill} className="stroke-accent" />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}

interface MonthChartProps {
  months: readonly MonthStatistics[];
  summary: string;
}

/** The height of the columns at most. Above it is room for their numbers, below for the months, on the left for the ticks. */
const columnsHeight = 172;
const margin = { top: 20, bottom: 28, left: 28 };
/** The part of a month's width that stays free between columns. */
const gap = 0.25;
/** The least width of a month's name, in CSS pixels at the usual size of text; the letters grow with it. */
const nameWidth = 26;
/** Where they have no room, every second month is named, every third and so on: always with the first of the year, which stands out. */
const namedEvery = [1, 2, 3, 4, 6, 12];
/** The same of the numbers above a column, "2/3" for most. */
const numberWidth = 15;
/** The least number that the axis reaches: on one up to 1, a single match would fill the chart. */
const leastScale = 4;

/** Columns by month: matches joined, filled up to those played, hatched where one was missed. Without `no_shows` the hatching means both. */
export function MonthChart({ months, summary }: MonthChartProps): ReactNode {
  const { locale, format } = useI18n();
  const hatching = useId();
  const tellsMissed = months.some(({ no_shows }) => no_shows !== undefined);
  const [ref, { width, text }] = useRoom(320);
  // The letters grow with the text of the page, and so does the room that is left to them.
  const plot = { top: margin.top * text, base: margin.top * text + columnsHeight, left: margin.left * text };
  const height = plot.base + margin.bottom * text;
  const ticks = niceTicks(Math.max(leastScale, ...months.map(({ joined }) => joined)));
  const heightOf = (count: number): number => ((plot.base - plot.top) * count) / Math.max(...ticks);
  const step = (width - plot.left) / (months.length + gap);
  const column = { width: step * (1 - gap), className: 'stroke-accent' };
  const every = namedEvery.find((count) => step * count >= nameWidth * text) ?? 12;
  // Where they would touch they give way: the table below has them.
  const hasNumbers = step >= numberWidth * text;
  return (
    <div ref={ref} className="grid gap-3">
      <MonthLegend hatching={hatching} tellsMissed={tellsMissed} />
      {/* A picture is its name; the table beside it has the figures. */}
      <div role="img" aria-label={summary}>
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          focusable="false"
          className="block overflow-visible"
        >
          <Hatching id={hatching} />
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${String(plot.base - heightOf(tick))})`}>
              <line x1={plot.left} x2={width} shapeRendering="crispEdges" className="stroke-line" />
              <text x={plot.left - 6} y={4 * text} textAnchor="end" className="fill-muted text-xs">
                {format.number(tick)}
              </text>
            </g>
          ))}
          {months.map(({ month, joined, attended, no_shows: missed = joined - attended }, index) => {
            const x = plot.left + step * (index + gap);
            const middle = { x: x + column.width / 2, textAnchor: 'middle' } as const;
            const ofYear = Number(month.slice(-2)) - 1;
            const bar = (count: number, fill: string): ReactNode =>
              count > 0 && (
                <rect
                  {...column}
                  x={x}
                  y={plot.base - heightOf(count)}
                  height={heightOf(count)}
                  fill={fill}
                />
              );
            return (
              <g key={month}>
                {joined > attended + missed && bar(joined, 'none')}
                {missed > 0 && bar(attended + missed, `url(#${hatching})`)}
                {bar(attended, 'var(--color-accent)')}
                {joined > 0 && hasNumbers && (
                  <text
                    {...middle}
                    y={plot.base - heightOf(joined) - 6}
                    className="fill-text text-xs font-semibold"
                  >
                    {attended === joined
                      ? format.number(joined)
                      : `${format.number(attended)}/${format.number(joined)}`}
                  </text>
                )}
                {ofYear % every === 0 && (
                  <text
                    {...middle}
                    y={plot.base + 22 * text}
                    className={cn('text-xs', ofYear === 0 ? 'fill-text font-semibold' : 'fill-muted')}
                  >
                    {shortMonthName(locale, month)}
                  </text>
                )}
              </g>
            );
          })}
          <line
            x1={plot.left}
            x2={width}
            y1={plot.base}
            y2={plot.base}
            shapeRendering="crispEdges"
            className="stroke-line-strong"
          />
        </svg>
      </div>
    </div>
  );
}

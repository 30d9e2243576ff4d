import { type ReactNode, useCallback, useId, useState } from 'react';
import type { MonthStatistics } from '@/generated/schemas/monthStatistics.zod';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { dateTimeFormat } from '@/lib/format/intl';
import type { Locale } from '@/lib/locale';

/** Measures the chart: its width in pixels, and its text size relative to 16 px. */
function useChartSize() {
  const [size, setSize] = useState({ width: 320, textScale: 1 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width <= 0) return;
      const textScale = Number.parseFloat(getComputedStyle(element).fontSize) / 16 || 1;
      setSize({ width: Math.floor(entry.contentRect.width), textScale });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

const formatMonth = (locale: Locale, month: string, options: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(locale, 'UTC', options).format(new Date(`${month}-01T00:00:00Z`));

/** "listopad 2026" for `2026-11`. */
export const nameMonth = (locale: Locale, month: string): string =>
  formatMonth(locale, month, { month: 'long', year: 'numeric' });

const maxIntervals = 5;

/** Returns two to six ticks of an axis of whole numbers, in steps of 1, 2 or 5 (times 10, 100 …), from 0 to at least `maximum`. */
export function chooseTicks(maximum: number): number[] {
  const minStep = Math.max(1, maximum / maxIntervals);
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = ([1, 2, 5].find((factor) => factor * power >= minStep) ?? 10) * power;
  return Array.from({ length: Math.ceil(maximum / step) + 1 }, (_, index) => index * step);
}

/** A pattern of diagonal lines, which differs from a plain fill also without colours. */
function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse">
      {/* The two short strokes continue the lines of the neighbouring tiles, which are clipped. */}
      <path
        d="M0 5 5 0M-1.25 1.25 1.25 -1.25M3.75 6.25 6.25 3.75"
        strokeWidth={1.5}
        strokeLinecap="square"
        className="stroke-accent"
      />
    </pattern>
  );
}

/** `hasNoShows`: whether the figures count missed matches separately from matches without a record. */
function MonthLegend({ hatchingId, hasNoShows }: { hatchingId: string; hasNoShows: boolean }) {
  const { LL } = useI18n();
  const texts = LL.statistics.months;
  const legendItems = [
    { name: LL.statistics.figures.attended(), fill: 'var(--color-accent)' },
    { name: hasNoShows ? texts.missed() : texts.others(), fill: `url(#${hatchingId})` },
    ...(hasNoShows ? [{ name: texts.notNoted(), fill: 'none' }] : []),
  ];
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {legendItems.map(({ name, fill }) => (
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

/** The greatest height of a column, and the margins for numbers, months and ticks; all in pixels. */
const columnsHeight = 172;
const margin = { top: 20, bottom: 28, left: 28 };
/** The gap between columns as a part of a month's width. */
const gapRatio = 0.25;
/** The minimal width of a month's name in pixels, for text of 16 px. */
const minNameWidth = 26;
/** On a narrow chart only every nth month is named; each n divides 12, so that January is always named. */
const nameIntervals = [1, 2, 3, 4, 6, 12];
/** The minimal width of a number such as "2/3" in pixels, for text of 16 px. */
const minNumberWidth = 15;
/** The axis ends at least here; otherwise a single match would fill the chart. */
const minAxisEnd = 4;

/** Columns by month: attended matches are filled, missed ones hatched. Without `no_shows` the hatching includes matches without a record. */
export function MonthChart({ months, summary }: MonthChartProps) {
  const { locale, format } = useI18n();
  const hatchingId = useId();
  const hasNoShows = months.some(({ no_shows }) => no_shows !== undefined);
  const { ref, width, textScale } = useChartSize();
  const baseline = margin.top * textScale + columnsHeight;
  const axisWidth = margin.left * textScale;
  const height = baseline + margin.bottom * textScale;
  const ticks = chooseTicks(Math.max(minAxisEnd, ...months.map(({ joined }) => joined)));
  const heightOf = (count: number): number => (columnsHeight * count) / Math.max(...ticks);
  const monthWidth = (width - axisWidth) / (months.length + gapRatio);
  const columnProps = { width: monthWidth * (1 - gapRatio), className: 'stroke-accent' };
  const nameInterval = nameIntervals.find((count) => monthWidth * count >= minNameWidth * textScale) ?? 12;
  // Numbers that would touch are left out; the table has them.
  const hasNumbers = monthWidth >= minNumberWidth * textScale;
  return (
    <div ref={ref} className="grid gap-3">
      <MonthLegend hatchingId={hatchingId} hasNoShows={hasNoShows} />
      <div role="img" aria-label={summary}>
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          focusable="false"
          className="block overflow-visible"
        >
          <Hatching id={hatchingId} />
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${String(baseline - heightOf(tick))})`}>
              <line x1={axisWidth} x2={width} shapeRendering="crispEdges" className="stroke-line" />
              <text x={axisWidth - 6} y={4 * textScale} textAnchor="end" className="fill-muted text-xs">
                {format.number(tick)}
              </text>
            </g>
          ))}
          {months.map(({ month, joined, attended, no_shows: missed = joined - attended }, index) => {
            const x = axisWidth + monthWidth * (index + gapRatio);
            const centeredProps = { x: x + columnProps.width / 2, textAnchor: 'middle' } as const;
            const monthIndex = Number(month.slice(-2)) - 1;
            const renderColumn = (count: number, fill: string): ReactNode =>
              count > 0 && (
                <rect
                  {...columnProps}
                  x={x}
                  y={baseline - heightOf(count)}
                  height={heightOf(count)}
                  fill={fill}
                />
              );
            return (
              <g key={month}>
                {joined > attended + missed && renderColumn(joined, 'none')}
                {missed > 0 && renderColumn(attended + missed, `url(#${hatchingId})`)}
                {renderColumn(attended, 'var(--color-accent)')}
                {joined > 0 && hasNumbers && (
                  <text
                    {...centeredProps}
                    y={baseline - heightOf(joined) - 6}
                    className="fill-text text-xs font-semibold"
                  >
                    {attended === joined
                      ? format.number(joined)
                      : `${format.number(attended)}/${format.number(joined)}`}
                  </text>
                )}
                {monthIndex % nameInterval === 0 && (
                  <text
                    {...centeredProps}
                    y={baseline + 22 * textScale}
                    className={cn('text-xs', monthIndex === 0 ? 'fill-text font-semibold' : 'fill-muted')}
                  >
                    {formatMonth(locale, month, { month: 'short' }).slice(0, 3)}
                  </text>
                )}
              </g>
            );
          })}
          <line
            x1={axisWidth}
            x2={width}
            y1={baseline}
            y2={baseline}
            shapeRendering="crispEdges"
            className="stroke-line-strong"
          />
        </svg>
      </div>
    </div>
  );
}

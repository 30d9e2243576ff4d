import { AxisBottom, AxisLeft } from '@visx/axis';
import { PatternLines } from '@visx/pattern';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type ReactNode, useId } from 'react';
import type { MonthStatistics } from '@/generated/schemas/monthStatistics.zod';
import { useI18n } from '@/i18n/context';
import { shortMonthName } from './months';
import { useWidth } from './use-width';

interface MonthChartProps {
  months: readonly MonthStatistics[];
  /** What the chart shows, for those who do not see it. */
  summary: string;
}

const height = 220;
const margin = { top: 20, bottom: 28, left: 28 };
const text = { className: 'fill-muted text-xs', fontFamily: 'inherit' } as const;

/** The key to the two kinds of bars; told apart by filling, not by colour. */
function Legend({ pattern }: { pattern: string }): ReactNode {
  const { LL } = useI18n();
  const words = LL.statistics.months;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {(['attended', 'joined'] as const).map((kind) => (
        <span key={kind} className="inline-flex items-center gap-2">
          <svg width="16" height="16" aria-hidden="true">
            <rect
              x="1"
              y="1"
              width="14"
              height="14"
              rx="2"
              fill={kind === 'attended' ? 'var(--color-accent)' : `url(#${pattern})`}
              stroke="var(--color-accent)"
            />
          </svg>
          {kind === 'attended' ? words.attended() : words.missed()}
        </span>
      ))}
    </p>
  );
}

/** The least width in CSS pixels that the name of a month takes. */
const nameWidth = 28;

/** Columns by month: filled as far as matches were played, hatched as far as the person had signed up. */
export function MonthChart({ months, summary }: MonthChartProps): ReactNode {
  const { locale, format } = useI18n();
  const pattern = useId();
  const [ref, width] = useWidth(320);
  const most = Math.max(4, ...months.map(({ joined }) => joined));
  const x = scaleBand({
    domain: months.map(({ month }) => month),
    range: [margin.left, width],
    padding: 0.25,
  });
  const y = scaleLinear({ domain: [0, most], range: [height - margin.bottom, margin.top], nice: true });
  const base = y(0);
  const every = Math.ceil(nameWidth / x.step());
  const named = months
    .map(({ month }) => month)
    .filter((_, index) => (months.length - 1 - index) % every === 0);
  return (
    <div ref={ref} className="grid gap-3">
      <Legend pattern={pattern} />
      <svg width={width} height={height} role="img" aria-label={summary} className="block">
        <PatternLines
          id={pattern}
          width={5}
          height={5}
          stroke="var(--color-accent)"
          strokeWidth={1.5}
          orientation={['diagonal']}
        />
        <AxisLeft
          scale={y}
          left={margin.left}
          numTicks={4}
          hideAxisLine
          tickFormat={(value) => (Number.isInteger(Number(value)) ? format.number(Number(value)) : '')}
          tickLineProps={{ x2: width - margin.left, stroke: 'var(--color-line)' }}
          tickLabelProps={{ ...text, textAnchor: 'end', dx: -6, dy: 4 }}
        />
        {months.map(({ month, joined, attended }) => {
          const left = x(month) ?? 0;
          const bar = { x: left, width: x.bandwidth(), stroke: 'var(--color-accent)' };
          return (
            <g key={month}>
              {joined > 0 && (
                <Bar {...bar} y={y(joined)} height={base - y(joined)} fill={`url(#${pattern})`} />
              )}
              {attended > 0 && (
                <Bar {...bar} y={y(attended)} height={base - y(attended)} fill="var(--color-accent)" />
              )}
              {joined > 0 && (
                <text
                  x={left + x.bandwidth() / 2}
                  y={y(joined) - 6}
                  textAnchor="middle"
                  className="fill-text text-xs font-semibold"
                >
                  {attended === joined
                    ? format.number(joined)
                    : `${format.number(attended)}/${format.number(joined)}`}
                </text>
              )}
            </g>
          );
        })}
        <AxisBottom
          scale={x}
          top={base}
          hideTicks
          tickValues={named}
          stroke="var(--color-line-strong)"
          tickFormat={(month) => shortMonthName(locale, month)}
          tickLabelProps={{ ...text, textAnchor: 'middle', dy: 4 }}
        />
      </svg>
    </div>
  );
}

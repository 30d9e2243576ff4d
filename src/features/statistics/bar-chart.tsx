import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';

interface BarChartProps {
  /** Sorted, the largest first. */
  bars: readonly { key: string | number; name: string; value: number }[];
  /** What the chart shows, for those who do not see it. */
  summary: string;
}

/** In rem, so that the words have room however large they are. */
const rowHeight = 2.75;
const baseline = '1.125rem';
const bar = { y: '1.5rem', height: '0.75rem', rx: 4 };

const rem = (count: number): string => `${String(count)}rem`;

/** Horizontal bars, each with its name and number above it, so that length is not the only way to read them. */
export function BarChart({ bars, summary }: BarChartProps): ReactNode {
  const { format } = useI18n();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg width="100%" height={rem(bars.length * rowHeight)} role="img" aria-label={summary} className="block">
      {bars.map(({ key, name, value }, index) => (
        <svg key={key} y={rem(index * rowHeight)} height={rem(rowHeight)} className="overflow-visible">
          <text y={baseline} className="fill-text text-sm">
            {name}
          </text>
          <text
            x="100%"
            y={baseline}
            textAnchor="end"
            className="fill-text text-sm font-semibold"
            data-figures
          >
            {format.number(value)}
          </text>
          <rect {...bar} width="100%" className="fill-sunken" />
          <rect {...bar} width={`${String((value / most) * 100)}%`} className="fill-accent" />
        </svg>
      ))}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';

interface BarChartProps {
  /** Sorted, the largest first. */
  bars: readonly { key: string | number; name: string; value: number }[];
  /** What the chart shows, for those who do not see it. */
  summary: string;
}

const rowHeight = 44;
const bar = { y: 24, height: 12, rx: 4 };

/** Horizontal bars, each with its name and number above it, so that length is not the only way to read them. */
export function BarChart({ bars, summary }: BarChartProps): ReactNode {
  const { format } = useI18n();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg width="100%" height={bars.length * rowHeight} role="img" aria-label={summary} className="block">
      {bars.map(({ key, name, value }, index) => (
        <g key={key} transform={`translate(0 ${String(index * rowHeight)})`}>
          <text y={16} className="fill-text text-sm">
            {name}
          </text>
          <text x="100%" y={16} textAnchor="end" className="fill-text text-sm font-semibold" data-figures>
            {format.number(value)}
          </text>
          <rect {...bar} width="100%" className="fill-sunken" />
          <rect {...bar} width={`${String((value / most) * 100)}%`} className="fill-accent" />
        </g>
      ))}
    </svg>
  );
}

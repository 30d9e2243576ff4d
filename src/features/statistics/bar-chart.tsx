import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { useWidth } from './use-width';

interface BarChartProps {
  /** The largest first. */
  bars: readonly { key: string | number; name: string; value: number }[];
  /** What the chart shows, for those who do not see it. */
  summary: string;
}

const rowHeight = 44;
const barHeight = 12;

/** Bars with their names above and their numbers at the end, so that length is not the only way to read them. */
export function BarChart({ bars, summary }: BarChartProps): ReactNode {
  const { format } = useI18n();
  const [ref, width] = useWidth(320);
  const length = scaleLinear({
    domain: [0, Math.max(1, ...bars.map(({ value }) => value))],
    range: [0, width],
  });
  return (
    <div ref={ref}>
      <svg width={width} height={bars.length * rowHeight} role="img" aria-label={summary} className="block">
        {bars.map(({ key, name, value }, index) => (
          <g key={key} transform={`translate(0 ${String(index * rowHeight)})`}>
            <text y={16} className="fill-text text-sm">
              {name}
            </text>
            <text x={width} y={16} textAnchor="end" className="fill-text text-sm font-semibold" data-figures>
              {format.number(value)}
            </text>
            <Bar y={24} width={width} height={barHeight} rx={4} fill="var(--color-sunken)" />
            <Bar y={24} width={length(value)} height={barHeight} rx={4} fill="var(--color-accent)" />
          </g>
        ))}
      </svg>
    </div>
  );
}

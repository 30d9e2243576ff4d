import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';

interface BarChartProps {
  /** Sorted, the largest first. */
  bars: readonly { key: string | number; name: string; value: number }[];
  summary: string;
}

const bar = { height: 12, rx: 4 };

export function Bar({ share }: { share: number }): ReactNode {
  return (
    <svg width="100%" height={bar.height} aria-hidden="true" focusable="false" className="block">
      <rect {...bar} width="100%" className="fill-sunken" />
      <rect {...bar} width={`${String(share * 100)}%`} className="fill-accent" />
    </svg>
  );
}

/** Horizontal bars, each with its name and number above it, outside of the drawing, which would not make room for larger words. */
export function BarChart({ bars, summary }: BarChartProps): ReactNode {
  const { format } = useI18n();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    // A picture is its name; the table beside it has the figures.
    <div role="img" aria-label={summary}>
      <div aria-hidden="true" className="grid gap-2">
        {bars.map(({ key, name, value }) => (
          <div key={key} className="grid gap-1">
            <p className="flex justify-between gap-3 text-sm">
              {name}
              <span data-figures className="font-semibold">
                {format.number(value)}
              </span>
            </p>
            <Bar share={value / most} />
          </div>
        ))}
      </div>
    </div>
  );
}

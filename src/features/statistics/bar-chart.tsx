import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';

interface BarChartProps {
  /** Sorted, the largest first. */
  bars: readonly { key: string | number; name: string; value: number }[];
  summary: string;
}

const bar = { height: 12, rx: 4 };

/** A bar that is filled by `share`, from 0 to 1. */
export function Bar({ share }: { share: number }): ReactNode {
  return (
    <svg width="100%" height={bar.height} aria-hidden="true" focusable="false" className="block">
      <rect {...bar} width="100%" className="fill-sunken" />
      <rect {...bar} width={`${String(share * 100)}%`} className="fill-accent" />
    </svg>
  );
}

/** Horizontal bars with names and numbers above them, as HTML because SVG text would not wrap. `summary` is the text alternative. */
export function BarChart({ bars, summary }: BarChartProps): ReactNode {
  const { format } = useI18n();
  const maximum = Math.max(1, ...bars.map(({ value }) => value));
  return (
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
            <Bar share={value / maximum} />
          </div>
        ))}
      </div>
    </div>
  );
}

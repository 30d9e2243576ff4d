import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';

interface HatchingProps {
  /** The name for ``fill={`url(#${id})`}``. */
  id: string;
}

const size = 5;

/** A pattern of slanting lines, which can be told from a plain fill without seeing colours. */
export function Hatching({ id }: HatchingProps): ReactNode {
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
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

interface MonthLegendProps {
  hatching: string;
  /** Whether what was missed is told from what nobody noted. */
  tellsMissed: boolean;
}

/** The legend of the columns by month. */
export function MonthLegend({ hatching, tellsMissed }: MonthLegendProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.statistics.months;
  const kinds = [
    { name: LL.statistics.figures.attended(), fill: 'var(--color-accent)' },
    { name: tellsMissed ? words.missed() : words.others(), fill: `url(#${hatching})` },
    ...(tellsMissed ? [{ name: words.notNoted(), fill: 'none' }] : []),
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

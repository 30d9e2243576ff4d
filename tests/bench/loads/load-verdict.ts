import type { LoadFigures } from './load-figures';
import type { LoadRow } from './loads';

interface VisitLimits {
  /** Largest contentful paint, in times that of the static page with the same text. */
  lcp: number;
  /** When it answers, in the same measure. */
  interactive: number;
}

/** What a page may take, as ratios: a machine that is slow or busy makes both sides slow. */
export interface LoadLimits {
  first: VisitLimits;
  repeat: VisitLimits;
  /** Blocking time, in times a press on an empty page (the reference of the interactions). */
  blocking: number;
}

/** So much moves by the rounding of pixels. */
const stillShift = 0.001;

/** How many times as long as the static page something takes, in the middle. */
export const toStatic = (figures: LoadFigures, measure: 'fcp' | 'lcp' | 'interactive', still: LoadFigures) =>
  figures[measure].median / still.lcp.median;

/** What of a load is over its limit; nothing when all is well. */
export function excessesOf({ figures, still, visit, limits }: LoadRow, reference: number): string[] {
  const { [visit]: wanted, blocking } = limits;
  return [
    toStatic(figures, 'lcp', still) > wanted.lcp && `LCP over ${wanted.lcp}×`,
    toStatic(figures, 'interactive', still) > wanted.interactive && `interactive over ${wanted.interactive}×`,
    figures.blocking.median > blocking * reference && `blocking over ${blocking}× ref.`,
    figures.shift.most > stillShift && 'moves',
  ].filter((text) => text !== false);
}

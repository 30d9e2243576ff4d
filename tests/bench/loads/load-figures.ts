import { percentile } from '../figures';
import type { Visit } from './load-probe';

/** The middle of what was measured, and between which values all of it lay. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export type LoadFigures = Record<keyof Visit, Spread>;

const measures = ['fcp', 'lcp', 'shift', 'blocking', 'task', 'interactive', 'requests', 'js'] as const;

const spreadOf = (values: readonly number[]): Spread => ({
  median: percentile(values, 0.5),
  least: Math.min(...values),
  most: Math.max(...values),
});

/** Sums visits up; fails without any, for a page that was never loaded must not pass. */
export function loadFiguresOf(visits: readonly Visit[]): LoadFigures {
  if (visits.length === 0) throw new Error('Nothing was measured.');
  const of = (measure: keyof Visit) => spreadOf(visits.map((visit) => visit[measure]));
  return Object.fromEntries(measures.map((measure) => [measure, of(measure)])) as LoadFigures;
}

import type { Sample } from './sample';

type Figure = keyof Sample;

/** The values of a figure at beginning and end, and whether it did not grow. */
interface Trend {
  figure: Figure;
  first: number;
  last: number;
  ratio: number;
  isFlat: boolean;
}

/**
 * The allowed growth: a ratio, and an absolute difference for small values.
 */
const limits: Record<Figure, { ratio: number; tolerance: number }> = {
  heap: { ratio: 1.2, tolerance: 1500 },
  nodes: { ratio: 1.2, tolerance: 300 },
  listeners: { ratio: 1.2, tolerance: 40 },
  timers: { ratio: 1.2, tolerance: 3 },
  requests: { ratio: 1.25, tolerance: 5 },
};

const figures = Object.keys(limits) as Figure[];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Compares the medians of the first and the last third of the samples, because a leak always grows but a cache only once. The first
 * sample is ignored, because pages load their code before it.
 */
export function trendsOf(samples: readonly Sample[]): Trend[] {
  const settled = samples.slice(1);
  const third = Math.max(1, Math.floor(settled.length / 3));
  return figures.map((figure) => {
    const values = settled.map((sample) => sample[figure]);
    const first = median(values.slice(0, third));
    const last = median(values.slice(-third));
    const { ratio, tolerance } = limits[figure];
    return {
      figure,
      first,
      last,
      ratio: last / first,
      isFlat: last <= Math.max(first * ratio, first + tolerance),
    };
  });
}

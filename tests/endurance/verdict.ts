import type { Sample } from './sample';

type Figure = keyof Sample;

/** What was held at the beginning and at the end, and whether that is the same. */
interface Trend {
  figure: Figure;
  first: number;
  last: number;
  ratio: number;
  isFlat: boolean;
}

/**
 * How much more there may be at the end than at the beginning, and by how much it may differ anyway: a list that is shown
 * twice as long has more nodes, one timer more or less is a matter of the moment.
 */
const limits: Record<Figure, { ratio: number; slack: number }> = {
  heap: { ratio: 1.2, slack: 1500 },
  nodes: { ratio: 1.2, slack: 300 },
  listeners: { ratio: 1.2, slack: 40 },
  timers: { ratio: 1.2, slack: 3 },
  requests: { ratio: 1.25, slack: 5 },
};

const figures = Object.keys(limits) as Figure[];

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Compares the first third of the samples with the last, each by its middle: a leak grows throughout, a cache that fills does so once.
 * The very first sample counts for nothing: until then everything was loaded.
 */
export function trendsOf(samples: readonly Sample[]): Trend[] {
  const settled = samples.slice(1);
  const third = Math.max(1, Math.floor(settled.length / 3));
  return figures.map((figure) => {
    const values = settled.map((sample) => sample[figure]);
    const first = middle(values.slice(0, third));
    const last = middle(values.slice(-third));
    const { ratio, slack } = limits[figure];
    return {
      figure,
      first,
      last,
      ratio: last / first,
      isFlat: last <= Math.max(first * ratio, first + slack),
    };
  });
}

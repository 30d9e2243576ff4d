/** The value below which that share (0 to 1) of the values lies, by the nearest rank: it is always one of them. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('Nothing was measured.');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The middle, and between which values all of it lay. */
export function spread(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(Math.round);
  return `${middle} (${least}–${most})`;
}

export const times = (ratio: number): string => `${ratio.toFixed(2)}×`;

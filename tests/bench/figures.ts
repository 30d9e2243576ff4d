/** The percentile of the values for a share from 0 to 1, by the nearest rank; throws for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('Nothing was measured.');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The rounded median, with minimum and maximum, such as "20 (10–30)". */
export function spread(values: readonly number[]): string {
  const [middle, minimum, maximum] = [median(values), Math.min(...values), Math.max(...values)].map(
    Math.round,
  );
  return `${middle} (${minimum}–${maximum})`;
}

export const formatRatio = (ratio: number): string => `${ratio.toFixed(2)}×`;

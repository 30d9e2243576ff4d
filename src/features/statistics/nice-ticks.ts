const intervals = 5;

/**
 * Where an axis of whole numbers has its ticks: from 0 in steps of 1, 2 or 5 (times 10, 100 …), the last at the greatest
 * number or the first one above it. Six ticks at most, two at least.
 */
export function niceTicks(greatest: number): number[] {
  const least = Math.max(1, greatest / intervals);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(1, greatest) / step) + 1 }, (_, index) => index * step);
}

const intervals = 5;

/** The two to six ticks of an axis of whole numbers, in steps of 1, 2 or 5 (times 10, 100 …), up to the first that reaches `greatest`. */
export function niceTicks(greatest: number): number[] {
  const least = Math.max(1, greatest / intervals);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(1, greatest) / step) + 1 }, (_, index) => index * step);
}

const maxIntervals = 5;

/** Returns two to six ticks of an axis of whole numbers, in steps of 1, 2 or 5 (times 10, 100 …), from 0 to at least `maximum`. */
export function niceTicks(maximum: number): number[] {
  const minStep = Math.max(1, maximum / maxIntervals);
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = ([1, 2, 5].find((factor) => factor * power >= minStep) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(1, maximum) / step) + 1 }, (_, index) => index * step);
}

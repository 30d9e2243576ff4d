/** What a row is compared by from run to run: its ratios to what was measured beside it. */
export type Ratios = Readonly<Record<string, number>>;

/** Less than this is taken for the noise of a machine. */
const notable = 0.25;

/** The rows whose ratios have notably changed since another run, the greatest change first, each with what it was and is. */
export function changesBetween(before: Ratios, now: Ratios): string[] {
  return Object.entries(now)
    .flatMap(([name, ratio]) => {
      const former = before[name];
      if (former === undefined || former <= 0 || ratio <= 0) return [];
      return [{ name, former, ratio, change: Math.abs(Math.log(ratio / former)) }];
    })
    .filter(({ change }) => change > Math.log(1 + notable))
    .toSorted((a, b) => b.change - a.change)
    .map(({ name, former, ratio }) => `${name}: ${former.toFixed(1)}× → ${ratio.toFixed(1)}×`);
}

/** Every test of Playwright's report, once for each project. */
const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

/**
 * The figures that browser tests have noted (tests/e2e/support/long-run.ts), summed up: "672 cells, 2200 valid answers". Empty
 * when there are none.
 */
export function figuresOf(report) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  // Of a test that was run twice each run has noted its own.
  for (const { results, annotations = [] } of testsIn(report)) {
    const noted = results.at(-1)?.annotations ?? annotations;
    for (const { type, description = '' } of noted) {
      if (type !== 'figure') continue;
      const [name = '', count = '0'] = description.split(': ');
      sums.set(name, (sums.get(name) ?? 0) + Number(count));
    }
  }
  return [...sums].map(([name, sum]) => `${sum} ${name}`).join(', ');
}

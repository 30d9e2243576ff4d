/** The figures that the tests of Playwright's report have noted, summed up; empty when there are none. */
export function figuresOf(report: object): string;

export interface Failure {
  kind: string;
  name: string;
  /** Files that show what the browser did. */
  traces: string[];
}
export interface Counts {
  passed: number;
  failed: number;
  failures: Failure[];
}
/** What the parsed JSON report of Vitest or Playwright counts. */
export function reportCounts(report: object): Counts;

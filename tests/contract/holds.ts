import { expect } from 'vitest';

/** Fails with all that is wrong, in words, and with what was looked at. */
export function holds(faults: readonly string[], what = ''): void {
  if (faults.length > 0) expect.fail([what, ...faults].filter(Boolean).join('\n  '));
}

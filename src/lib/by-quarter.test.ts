import { expect, test, vi } from 'vitest';
import { byQuarter } from './by-quarter';

test('asks once for each quarter of an hour and zone', () => {
  const compute = vi.fn((instant: Date, zone: string) => `${instant.toISOString()} ${zone}`);
  const remembered = byQuarter(compute);
  const first = remembered('2026-11-20T18:00:00Z', 'Europe/Prague');
  expect(remembered('2026-11-20T18:14:59Z', 'Europe/Prague')).toBe(first);
  expect(remembered(Date.UTC(2026, 10, 20, 18, 5), 'Europe/Prague')).toBe(first);
  expect(compute).toHaveBeenCalledTimes(1);
  remembered('2026-11-20T18:15:00Z', 'Europe/Prague');
  remembered('2026-11-20T18:00:00Z', 'Europe/London');
  expect(compute).toHaveBeenCalledTimes(3);
});

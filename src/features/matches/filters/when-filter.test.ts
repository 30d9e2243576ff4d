import { expect, test } from 'vitest';
import { presetOf, presetRange } from './when-filter';

const friday = '2026-11-20';
const saturday = '2026-11-21';
const sunday = '2026-11-22';

test.each([
  ['today', friday, friday, friday],
  ['tomorrow', friday, saturday, saturday],
  ['weekend', friday, saturday, sunday],
  ['weekend', saturday, saturday, sunday],
  ['weekend', sunday, sunday, sunday],
  ['weekend', '2026-12-28', '2027-01-02', '2027-01-03'],
  ['week', friday, friday, '2026-11-26'],
] as const)('%s on %s means %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today)).toEqual({ from, to });
});

test('finds the preset of a range', () => {
  expect(presetOf({ from: null, to: null }, friday)).toBe('any');
  expect(presetOf({ from: saturday, to: sunday }, friday)).toBe('weekend');
  expect(presetOf({ from: saturday, to: null }, friday)).toBe('custom');
});

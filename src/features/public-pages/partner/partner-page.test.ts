import { expect, test } from 'vitest';
import { partnerName } from './partner-page';

test.each([
  ['sokol-brno', 'Sokol Brno'],
  ['liga-5v5', 'Liga 5v5'],
  ['--a--b-', 'A B'],
  ['-', '-'],
])('reads %s as %s', (slug, name) => {
  expect(partnerName(slug)).toBe(name);
});

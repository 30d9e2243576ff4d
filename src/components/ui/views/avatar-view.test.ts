import { expect, test } from 'vitest';
import { initials } from './avatar-view';

test.each([
  ['Jana Nováková', 'JN'],
  ['Štěpán z Lužánek', 'ŠL'],
  ['alex', 'A'],
  ['  čeněk   šíp ', 'ČŠ'],
  ['🏐 tým', '🏐T'],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

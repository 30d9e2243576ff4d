import { expect, test } from 'vitest';
import { getInitials } from './avatar-view';

test.each([
  ['Jana Nováková', 'JN'],
  ['Štěpán z Lužánek', 'ŠL'],
  ['alex', 'A'],
  ['  čeněk   šíp ', 'ČŠ'],
  ['🏐 tým', '🏐T'],
])('the initials of %s are %s', (name, expected) => {
  expect(getInitials(name)).toBe(expected);
});

import { expect, test } from 'vitest';
import { getInitials } from './avatar-view';

test.each([
  ['Jana Nováková', 'JN'],
  ['Štěpán z Lužánek', 'ŠL'],
  ['alex', 'A'],
  ['  čeněk   šíp ', 'ČŠ'],
  ['🏐 tým', 'T'],
  ['אברהם כהן (3)', 'א3'],
  ['„Honza“ 🏐', 'H'],
  ['🏐', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(getInitials(name)).toBe(expected);
});

import { expect, it } from 'vitest';
import { uniqueBy } from './unique-by';

it('keeps the first of each, in order', () => {
  const items = ['b1', 'a1', 'b2', 'a2', 'c1'];
  expect(uniqueBy(items, (item) => item[0])).toEqual(['b1', 'a1', 'c1']);
});

import { expect, test } from 'vitest';
import { filterOptions } from './filter-options';

const option = (name: string, detail: string) => ({ name, detail });
const cities = [
  option('Klatovy', 'Plzeňský kraj'),
  option('Písek', 'Jihočeský kraj'),
  option('Plzeň', 'Plzeňský kraj'),
];
const names = (query: string) => filterOptions(cities, query).map(({ name }) => name);

test('names that begin with what was typed come first, others by their detail', () => {
  expect(names('PLZEN')).toEqual(['Plzeň', 'Klatovy']);
  expect(names('pi')).toEqual(['Písek']);
  expect(names('')).toEqual(['Klatovy', 'Písek', 'Plzeň']);
  expect(names('brno')).toEqual([]);
});

import { expect, test } from 'vitest';
import { filterCities } from './use-city-options';

const cities = [
  { id: 1, name: 'Klatovy', region: 'Plzeňský kraj' },
  { id: 2, name: 'Písek', region: 'Jihočeský kraj' },
  { id: 3, name: 'Plzeň', region: 'Plzeňský kraj' },
];
const names = (query: string) => filterCities(cities, query).map(({ name }) => name);

test('lists names that begin with the query first, then names and regions that contain it', () => {
  expect(names('PLZEN')).toEqual(['Plzeň', 'Klatovy']);
  expect(names('pi')).toEqual(['Písek']);
  expect(names('')).toEqual(['Klatovy', 'Písek', 'Plzeň']);
  expect(names('brno')).toEqual([]);
});

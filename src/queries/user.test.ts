import { expect, it } from 'vitest';
import type { City } from '@/generated/schemas/city.zod';
import { citiesQuery } from './user';

it('removes a city that a faulty backend lists twice', () => {
  const city = (id: number): City => ({
    id,
    name: `Město ${String(id)}`,
    region: 'Kraj',
    country_code: 'CZ',
    latitude: null,
    longitude: null,
  });
  expect(citiesQuery().select?.([city(1), city(2), city(1)])).toEqual([city(1), city(2)]);
});

import { queryOptions } from '@tanstack/react-query';
import {
  getGetCitiesQueryOptions,
  getGetProfileQueryOptions,
  getGetStatisticsQueryOptions,
} from '@/generated/user/user';
import type { City } from '@/generated/schemas/city.zod';
import { uniqueBy } from '@/lib/unique-by';

const eachCityOnce = (cities: readonly City[]): City[] => uniqueBy(cities, ({ id }) => id);

export const profileQuery = () => queryOptions({ ...getGetProfileQueryOptions(), meta: { isDated: true } });

export const statisticsQuery = () =>
  queryOptions({ ...getGetStatisticsQueryOptions(), meta: { isDated: true } });

/** All cities; they do not change while somebody fills in a form. */
export const citiesQuery = () =>
  queryOptions({ ...getGetCitiesQueryOptions({ query: { staleTime: Infinity } }), select: eachCityOnce });

import { queryOptions } from '@tanstack/react-query';
import { getGetCitiesQueryOptions } from '@/generated/user/user';
import type { City } from '@/generated/schemas/city.zod';
import { uniqueBy } from '@/lib/unique-by';

const eachCityOnce = (cities: readonly City[]): City[] => uniqueBy(cities, ({ id }) => id);

export {
  getGetProfileQueryOptions as profileQuery,
  getGetStatisticsQueryOptions as statisticsQuery,
} from '@/generated/user/user';

/** All cities; they do not change while somebody fills in a form. */
export const citiesQuery = () =>
  queryOptions({ ...getGetCitiesQueryOptions({ query: { staleTime: Infinity } }), select: eachCityOnce });

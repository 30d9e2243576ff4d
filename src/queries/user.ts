import { queryOptions } from '@tanstack/react-query';
import type { City } from '@/generated/schemas/city.zod';
import { getGetCitiesQueryOptions } from '@/generated/user/user';
import { uniqueBy } from '@/lib/unique-by';

const removeDuplicates = (cities: readonly City[]): City[] => uniqueBy(cities, ({ id }) => id);

export {
  getGetProfileQueryOptions as profileQuery,
  getGetStatisticsQueryOptions as statisticsQuery,
} from '@/generated/user/user';

/** The query for all cities, which never becomes stale. */
export const citiesQuery = () =>
  queryOptions({ ...getGetCitiesQueryOptions({ query: { staleTime: Infinity } }), select: removeDuplicates });

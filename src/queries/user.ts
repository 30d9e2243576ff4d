import { queryOptions } from '@tanstack/react-query';
import {
  getGetCitiesQueryOptions,
  getGetProfileQueryOptions,
  getGetStatisticsQueryOptions,
} from '@/generated/user/user';

/** My own profile. */
export const profileQuery = () => queryOptions(getGetProfileQueryOptions());

/** My figures. */
export const statisticsQuery = () => queryOptions(getGetStatisticsQueryOptions());

/** All cities; they do not change while somebody fills in a form. */
export const citiesQuery = () => queryOptions(getGetCitiesQueryOptions({ query: { staleTime: Infinity } }));

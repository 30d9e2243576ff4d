import { queryOptions } from '@tanstack/react-query';
import {
  getGetCitiesQueryOptions,
  getGetProfileQueryOptions,
  getGetStatisticsQueryOptions,
} from '@/generated/user/user';

/** My own profile. */
export const profileQuery = () => queryOptions(getGetProfileQueryOptions());

/** My figures, of which the profile shows a few. */
export const figuresQuery = () => queryOptions(getGetStatisticsQueryOptions());

/** All cities; they do not change while somebody edits the profile. */
export const citiesQuery = () => queryOptions(getGetCitiesQueryOptions({ query: { staleTime: Infinity } }));

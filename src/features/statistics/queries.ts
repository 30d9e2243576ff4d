import { queryOptions } from '@tanstack/react-query';
import { getGetStatisticsQueryOptions } from '@/generated/user/user';

/** My figures. */
export const statisticsQuery = () => queryOptions(getGetStatisticsQueryOptions());

import { citiesQuery, profileQuery, statisticsQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

export const loadProfile: ScreenLoader<'profile'> = ({ queryClient }) =>
  Promise.allSettled([queryClient.query(profileQuery()), queryClient.query(statisticsQuery())]);

export const loadProfileEdit: ScreenLoader<'profileEdit'> = ({ queryClient }) =>
  Promise.allSettled([queryClient.query(profileQuery()), queryClient.query(citiesQuery())]);

export const loadStatistics: ScreenLoader<'statistics'> = ({ queryClient }) =>
  Promise.allSettled([queryClient.query(statisticsQuery())]);

import { citiesQuery, profileQuery, statisticsQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/** The profile and the figures that it shows. */
export const loadProfile: ScreenLoader<'profile'> = ({ queryClient }) =>
  Promise.allSettled([queryClient.query(profileQuery()), queryClient.query(statisticsQuery())]);

/** The profile, and the cities to choose from. */
export const loadProfileEdit: ScreenLoader<'profileEdit'> = ({ queryClient }) =>
  Promise.allSettled([queryClient.query(profileQuery()), queryClient.query(citiesQuery())]);

/** My figures. */
export const loadStatistics: ScreenLoader<'statistics'> = ({ queryClient }) =>
  Promise.allSettled([queryClient.query(statisticsQuery())]);

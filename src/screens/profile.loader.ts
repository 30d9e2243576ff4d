import { profileQuery, statisticsQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

export const loadProfile: ScreenLoader<'profile'> = ({ queryClient }) =>
  Promise.allSettled([queryClient.query(profileQuery()), queryClient.query(statisticsQuery())]);

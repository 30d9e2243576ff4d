import { startEarly } from '@/queries/start-early';
import { profileQuery, statisticsQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/** The profile and the figures that it shows. */
export const loadProfile: ScreenLoader<'profile'> = ({ queryClient }) =>
  startEarly(queryClient.query(profileQuery()), queryClient.query(statisticsQuery()));

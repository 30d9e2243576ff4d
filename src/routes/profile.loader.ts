import { startEarly } from '@/queries/start-early';
import { profileQuery, statisticsQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/context';

/** The profile and the figures that it shows. */
export const loadProfile: ScreenLoader = ({ queryClient }) => {
  startEarly(queryClient.query(profileQuery()), queryClient.query(statisticsQuery()));
};

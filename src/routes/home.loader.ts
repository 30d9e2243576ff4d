import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import { startEarly } from '@/queries/start-early';
import { profileQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/context';

/** What Home asks for once somebody is, or is about to be, signed in. */
export const loadHome: ScreenLoader = ({ auth, queryClient }) => {
  if (auth.status() === 'unauthenticated') return;
  startEarly(queryClient.query(upcomingMatchesQuery()), queryClient.query(profileQuery()));
};

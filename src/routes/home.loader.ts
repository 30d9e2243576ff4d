import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import { startEarly } from '@/queries/start-early';
import { profileQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/** What Home asks for once somebody is, or is about to be, signed in. */
export const loadHome: ScreenLoader<'index'> = ({ auth, queryClient }) => {
  if (auth.status() === 'unauthenticated') return;
  startEarly(queryClient.query(upcomingMatchesQuery()), queryClient.query(profileQuery()));
};

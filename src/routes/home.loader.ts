import { profileQuery, upcomingMatchesQuery } from '@/features/matches/data/queries';
import type { ScreenLoader } from '@/routing/screen';

/** What Home asks for once somebody is, or is about to be, signed in. */
export const loadHome: ScreenLoader<'index'> = ({ auth, queryClient }) => {
  if (auth.status() === 'unauthenticated') return;
  // The screen asks for the same queries and shows what failed.
  queryClient.query(upcomingMatchesQuery()).catch(() => undefined);
  queryClient.query(profileQuery()).catch(() => undefined);
};

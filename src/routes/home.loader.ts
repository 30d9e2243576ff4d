import { cacheOf } from '@/api/query-client';
import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import { startEarly } from '@/queries/start-early';
import { profileQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/** What Home asks for once somebody is, or is about to be, signed in. */
export const loadHome: ScreenLoader<'index'> = ({ auth, cache }) => {
  if (auth.status() === 'unauthenticated') return;
  startEarly(cacheOf(cache).query(upcomingMatchesQuery()), cacheOf(cache).query(profileQuery()));
};

import { shouldRetry, waitForData } from '@/api/query-client';
import { cachedNotificationsQuery } from '@/features/chat/data/queries';
import { getListedMatches, upcomingMatchesQuery } from '@/features/matches/data/queries';
import { profileQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/** Starts Home's queries for a person with a session; settles when the rows can be rendered, from answers or from the offline cache. */
export const loadHome: ScreenLoader<'index'> = ({ auth, queryClient }) => {
  if (auth.status() === 'unauthenticated') return undefined;
  const [profileOptions, listOptions] = [profileQuery(), upcomingMatchesQuery()];
  const notificationsOptions = cachedNotificationsQuery();
  return Promise.allSettled([
    // The profile holds the cities of the default filter.
    waitForData(queryClient, profileOptions.queryKey, queryClient.query(profileOptions)),
    waitForData(
      queryClient,
      listOptions.queryKey,
      queryClient.query({ ...listOptions, retry: shouldRetry }),
      () => Boolean(getListedMatches(queryClient)),
    ),
    waitForData(queryClient, notificationsOptions.queryKey, queryClient.query(notificationsOptions)),
  ]);
};

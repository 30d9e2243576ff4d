import { cacheOf } from '@/api/query-client';
import { startEarly } from '@/queries/start-early';
import { profileQuery, statisticsQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/** The profile and the figures that it shows. */
export const loadProfile: ScreenLoader<'profile'> = ({ cache }) =>
  startEarly(cacheOf(cache).query(profileQuery()), cacheOf(cache).query(statisticsQuery()));

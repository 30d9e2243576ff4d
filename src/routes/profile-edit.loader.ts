import { startEarly } from '@/queries/start-early';
import { citiesQuery, profileQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/** The profile, and the cities to choose from. */
export const loadProfileEdit: ScreenLoader<'profileEdit'> = ({ queryClient }) =>
  startEarly(queryClient.query(profileQuery()), queryClient.query(citiesQuery()));

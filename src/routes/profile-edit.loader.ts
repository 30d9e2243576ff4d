import { citiesQuery, profileQuery } from '@/features/profile/data/queries';
import type { ScreenLoader } from '@/routing/screen';

/** The profile, and the cities to choose from. */
export const loadProfileEdit: ScreenLoader<'profileEdit'> = ({ queryClient }) => {
  // The screen asks for the same queries and shows what failed.
  queryClient.query(profileQuery()).catch(() => undefined);
  queryClient.query(citiesQuery()).catch(() => undefined);
};

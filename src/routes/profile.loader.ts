import { figuresQuery, profileQuery } from '@/features/profile/data/queries';
import type { ScreenLoader } from '@/routing/screen';

/** The profile and the figures that it shows. */
export const loadProfile: ScreenLoader<'profile'> = ({ queryClient }) => {
  // The screen asks for the same queries and shows what failed.
  queryClient.query(profileQuery()).catch(() => undefined);
  queryClient.query(figuresQuery()).catch(() => undefined);
};

import { citiesQuery, profileQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

export const loadProfileEdit: ScreenLoader<'profileEdit'> = ({ queryClient }) =>
  Promise.allSettled([queryClient.query(profileQuery()), queryClient.query(citiesQuery())]);

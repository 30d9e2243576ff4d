import type { ReactNode } from 'react';
import { ProfileView } from '@/features/profile/view/profile-view';

/** My profile. */
export function ProfileScreen(): ReactNode {
  return <ProfileView />;
}

import type { ReactNode } from 'react';
import { ProfileEditView } from '@/features/profile/edit/profile-edit-view';

/** Changing my profile. */
export function ProfileEditScreen(): ReactNode {
  return <ProfileEditView />;
}

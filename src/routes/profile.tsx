import type { ReactNode } from 'react';
import { ScreenHeading } from '@/components/screen-heading';

export function ProfileScreen(): ReactNode {
  return <ScreenHeading />;
}

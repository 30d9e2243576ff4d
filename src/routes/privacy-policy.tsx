import type { ReactNode } from 'react';
import { ScreenHeading } from '@/components/screen-heading';

export function PrivacyPolicyScreen(): ReactNode {
  return <ScreenHeading />;
}

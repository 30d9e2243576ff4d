import type { ReactNode } from 'react';
import { ScreenHeading } from '@/components/screen-heading';

export function AboutScreen(): ReactNode {
  return <ScreenHeading />;
}

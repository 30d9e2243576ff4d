import type { ReactNode } from 'react';
import { AboutPage } from '@/features/public-pages/about/about-page';

/** What Hrajem is. */
export function AboutScreen(): ReactNode {
  return <AboutPage />;
}

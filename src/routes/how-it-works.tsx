import type { ReactNode } from 'react';
import { HowItWorksPage } from '@/features/public-pages/how-it-works/how-it-works-page';

/** How people join matches. */
export function HowItWorksScreen(): ReactNode {
  return <HowItWorksPage />;
}

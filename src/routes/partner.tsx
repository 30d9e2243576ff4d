import type { ReactNode } from 'react';
import { PartnerPage } from '@/features/public-pages/partner/partner-page';

/** Where signing out leads people who came through a partner. */
export function PartnerScreen(): ReactNode {
  return <PartnerPage />;
}

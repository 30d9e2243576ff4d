import type { ReactNode } from 'react';
import { PrivacyPolicyPage } from '@/features/public-pages/privacy-policy/privacy-policy-page';

/** What is stored and what leaves the browser. */
export function PrivacyPolicyScreen(): ReactNode {
  return <PrivacyPolicyPage />;
}

import type { ReactNode } from 'react';
import { Article } from '@/features/public-pages/article';
import { PrivacyPolicyCs } from './text.cs';
import { PrivacyPolicyEn } from './text.en';

const lead = {
  cs: 'Co o vás Hrajem ví, kdo to uvidí, co zůstává ve vašem prohlížeči a co z něj odchází.',
  en: 'What Hrajem knows about you, who sees it, what stays in your browser and what leaves it.',
};
const text = { cs: PrivacyPolicyCs, en: PrivacyPolicyEn };

/** What is stored where, for how long, and what leaves the browser; it follows the app's settings. */
export const PrivacyPolicyPage = (): ReactNode => <Article lead={lead} text={text} />;

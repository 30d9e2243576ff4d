import type { ReactNode } from 'react';
import { Article } from '@/features/public-pages/article';
import { PrivacyPolicyCs } from './text.cs';
import { PrivacyPolicyEn } from './text.en';

const text = { cs: PrivacyPolicyCs, en: PrivacyPolicyEn };

/** What is stored where, for how long, and what leaves the browser; it follows the app's settings. */
export const PrivacyPolicyPage = (): ReactNode => <Article name="privacyPolicy" text={text} />;

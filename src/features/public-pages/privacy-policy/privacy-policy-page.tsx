import type { ReactNode } from 'react';
import { Article } from '@/features/public-pages/article';
import { privacyPolicyCs } from './text.cs';
import { privacyPolicyEn } from './text.en';

const text = { cs: privacyPolicyCs, en: privacyPolicyEn };

/** What is stored where, for how long, and what leaves the browser; it follows the app's settings. */
export const PrivacyPolicyPage = (): ReactNode => <Article name="privacyPolicy" text={text} />;

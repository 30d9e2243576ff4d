import type { ReactNode } from 'react';
import { Article } from '@/features/public-pages/article';
import { privacyPolicyCs } from './text.cs';
import { privacyPolicyEn } from './text.en';

const text = { cs: privacyPolicyCs, en: privacyPolicyEn };

export const PrivacyPolicyPage = (): ReactNode => <Article name="privacyPolicy" text={text} />;

import type { ReactNode } from 'react';
import { Article } from '@/features/public-pages/article';
import { HowItWorksCs } from './text.cs';
import { HowItWorksEn } from './text.en';

const text = { cs: HowItWorksCs, en: HowItWorksEn };

/** How people join matches, and what happens then. */
export const HowItWorksPage = (): ReactNode => <Article name="howItWorks" text={text} />;

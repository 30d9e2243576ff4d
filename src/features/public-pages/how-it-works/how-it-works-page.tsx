import type { ReactNode } from 'react';
import { Article } from '@/features/public-pages/article';
import { howItWorksCs } from './text.cs';
import { howItWorksEn } from './text.en';

const text = { cs: howItWorksCs, en: howItWorksEn };

export const HowItWorksPage = (): ReactNode => <Article name="howItWorks" text={text} />;

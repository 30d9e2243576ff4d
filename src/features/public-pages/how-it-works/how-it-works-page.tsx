import type { ReactNode } from 'react';
import { Article } from '@/features/public-pages/article';
import { HowItWorksCs } from './text.cs';
import { HowItWorksEn } from './text.en';

const lead = {
  cs: 'Od založení účtu po první výkop v šesti krocích, a co dělat, když je plno nebo vám do toho něco vleze.',
  en: 'From the account to the kick-off in six steps, and what to do when it is full or something comes up.',
};
const text = { cs: HowItWorksCs, en: HowItWorksEn };

/** How people join matches, and what happens then. */
export const HowItWorksPage = (): ReactNode => <Article lead={lead} text={text} />;

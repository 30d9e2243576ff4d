import type { ReactNode } from 'react';
import { Article } from '@/features/public-pages/article';
import { AboutCs } from './text.cs';
import { AboutEn } from './text.en';

const lead = {
  cs: 'Hrajem je pro lidi, kteří si chtějí večer zahrát a nechtějí kvůli tomu obvolávat půl města.',
  en: 'Hrajem is for people who want a game tonight without phoning half the town for it.',
};
const text = { cs: AboutCs, en: AboutEn };

/** What Hrajem is and what it stands for. */
export const AboutPage = (): ReactNode => <Article lead={lead} text={text} />;

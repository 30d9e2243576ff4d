import type { ReactNode } from 'react';
import { Article } from '@/features/public-pages/article';
import { AboutCs } from './text.cs';
import { AboutEn } from './text.en';

const text = { cs: AboutCs, en: AboutEn };

/** What Hrajem is and what it stands for. */
export const AboutPage = (): ReactNode => <Article name="about" text={text} />;

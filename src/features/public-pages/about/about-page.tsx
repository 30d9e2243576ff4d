import type { ReactNode } from 'react';
import { Article } from '@/features/public-pages/article';
import { aboutCs } from './text.cs';
import { aboutEn } from './text.en';

const text = { cs: aboutCs, en: aboutEn };

export const AboutPage = (): ReactNode => <Article name="about" text={text} />;

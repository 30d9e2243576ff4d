import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n, type I18n } from '@/i18n/translate';
import type { Locale } from '@/lib/locale';
import { bindMessages } from '../../../scripts/vite/bind-short-words';

/** The words and formats of each language, as the app has them: `words.cs.LL.common.actions.join()`. */
export const words: Record<Locale, I18n> = {
  cs: createI18n('cs', bindMessages(cs, 'cs')),
  en: createI18n('en', bindMessages(en, 'en')),
};

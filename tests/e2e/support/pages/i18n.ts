import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n, type I18n } from '@/i18n/translate';
import type { Locale } from '@/lib/locale';
import { bindMessages } from '../../../../scripts/vite/words/no-break-characters';

/** The dictionary and formats of each language, as in the app: `i18n.cs.LL.common.actions.join()`. */
export const i18n: Record<Locale, I18n> = {
  cs: createI18n('cs', bindMessages(cs, 'cs')),
  en: createI18n('en', bindMessages(en, 'en')),
};

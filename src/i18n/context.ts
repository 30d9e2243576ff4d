import { createContext, use } from 'react';
import type { I18n } from './translate';

/** Filled by `I18nProvider`. */
export const I18nContext = createContext<I18n | null>(null);

/** For a part that gets the words of another language later. A context of its own: React would render all readers of one whose value is replaced below. */
export const DelayedI18nContext = createContext<I18n | null>(null);

/** The words and formatters of the language that is shown; only below an `I18nProvider`. */
export function useI18n(): I18n {
  const i18n = use(DelayedI18nContext) ?? use(I18nContext);
  if (!i18n) throw new Error('useI18n is called outside of an I18nProvider.');
  return i18n;
}

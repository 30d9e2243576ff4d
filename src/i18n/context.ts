import { createContext, use } from 'react';
import type { I18n } from './translate';

export const I18nContext = createContext<I18n | null>(null);

/** Overrides `I18nContext` for a part that changes its language later. It is a separate context, so that a change of `I18nContext` does not render the components in that part. */
export const DelayedI18nContext = createContext<I18n | null>(null);

/** The texts and formatters of the shown language; throws outside an `I18nProvider`. */
export function useI18n(): I18n {
  const i18n = use(DelayedI18nContext) ?? use(I18nContext);
  if (!i18n) throw new Error('useI18n is called outside of an I18nProvider.');
  return i18n;
}

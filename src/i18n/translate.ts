import { i18nObject } from 'typesafe-i18n';
import { formats, type Format } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import type { Formatters, Translation, TranslationFunctions } from './i18n-types';

/** The words of one language, as `messages.json` holds them: the keys of `Translation`, each with some text. */
export type Messages = Texts<Translation>;

type Texts<T> = { [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

export interface I18n {
  /** The language of `LL` and `format`; while another one is still loading, the one before. */
  locale: Locale;
  /** Every text as a function: `LL.common.counts.matches({ count: 3 })`. */
  LL: TranslationFunctions;
  format: Format;
}

/** Joins words and formatters of a language; a value put into a text is never read as a template. */
export function createI18n(locale: Locale, messages: Messages): I18n {
  const format = formats[locale];
  const formatters: Formatters = {
    number: (value) => format.number(value),
    outOf: (value) => format.outOf(value),
  };
  const LL = i18nObject<Locale, Messages, TranslationFunctions, Formatters>(locale, messages, formatters);
  return { locale, LL, format };
}

import { i18nObject } from 'typesafe-i18n';
import { formats, type Format, isolated } from '@/lib/format/format';
import type { Locale } from '@/lib/locale';
import type { Formatters, Translation, TranslationFunctions } from './i18n-types';

/** A dictionary, as in `messages.json`: the keys of `Translation` with texts in one language. */
export type Messages = Texts<Translation>;

type Texts<T> = { [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** The texts and formatters of one language. */
export interface I18n {
  /** The language of `LL` and `format`, which differs from the language of the address while that one loads. */
  locale: Locale;
  /** Each text as a function: `LL.common.counts.matches({ count: 3 })`. */
  LL: TranslationFunctions;
  format: Format;
}

/** Makes the text functions and formatters of a language; arguments are never interpreted as templates. */
export function createI18n(locale: Locale, messages: Messages): I18n {
  const format = formats[locale];
  const formatters: Formatters = {
    number: (value) => format.number(value),
    outOf: (value) => format.outOf(value),
    isolated,
  };
  const LL = i18nObject<Locale, Messages, TranslationFunctions, Formatters>(locale, messages, formatters);
  return { locale, LL, format };
}

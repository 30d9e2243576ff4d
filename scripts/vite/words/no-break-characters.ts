import type { Messages } from '../../../src/i18n/translate';
import type { Locale } from '../../../src/lib/locale';

const shortWordPattern = /(?<![\p{L}\p{N}])([ksvzouai])\s+(?=\S)/giu;

/** Czech text with a no-break space after each one-letter word, which must not end a line (ČSN 01 6910). */
export const bindShortWords = (text: string): string => text.replace(shortWordPattern, '$1\u00a0');

const countPattern = /(\{\w+(?::number)?\|number\}) (?=\{\{)/g;

/** A number with a full stop that does not end the sentence: "2. v pořadí". */
const ordinalPattern = /(\{\w+:number(?:\|number)?\}\.) (?=\p{Ll})/gu;

/** The text with a no-break space after each number that counts or orders a noun (ČSN 01 6910). */
export const bindCounts = (text: string): string =>
  text.replace(countPattern, '$1\u00a0').replace(ordinalPattern, '$1\u00a0');

/** A hyphen before or after a single letter: "e-mail", "five-a-side". */
const shortHyphenPattern = /(?<=(?<![\p{L}\p{N}])\p{L})-(?=\p{L})|(?<=\p{L})-(?=\p{L}(?![\p{L}\p{N}]))/gu;

/** The text with a no-break hyphen before or after each single letter. */
export const bindHyphens = (text: string): string => text.replace(shortHyphenPattern, '\u2011');

/** A dictionary with no-break spaces and hyphens in each text, as its language needs them. */
export function bindMessages(messages: Messages, locale: Locale): Messages {
  const bind = (text: string): string =>
    bindHyphens(bindCounts(locale === 'cs' ? bindShortWords(text) : text));
  return JSON.parse(JSON.stringify(messages), (_key, value: unknown) =>
    typeof value === 'string' ? bind(value) : value,
  ) as Messages;
}

/** Each one-letter word that could still end a line, with the word after it; for tests. */
export const findLooseShortWords = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}&\\])[ksvzouai][ \n\t]+\S+/giu), ([words]) => words.trim());

import type { Messages } from '../../src/i18n/translate';
import type { Locale } from '../../src/lib/locale';

const shortWord = /(?<![\p{L}\p{N}])([ksvzouai])\s+(?=\S)/giu;

/**
 * Czech text with a no-break space after each word of one letter, also before a placeholder (`z {total}`): such a word
 * must not end a line (ČSN 01 6910).
 */
export const bindShortWords = (text: string): string => text.replace(shortWord, '$1\u00a0');

const count = /(\{\w+(?::number)?\|number\}) (?=\{\{)/g;

/** With a full stop that does not end the sentence: "2. v pořadí". */
const ordinal = /(\{\w+:number(?:\|number)?\}\.) (?=\p{Ll})/gu;

/** Text in which a number does not end a line before what it counts or orders (for Czech ČSN 01 6910). */
export const bindCounts = (text: string): string =>
  text.replace(count, '$1\u00a0').replace(ordinal, '$1\u00a0');

/** A hyphen with a part of one letter before or behind it: "e-mail", "five-a-side". */
const shortHyphen = /(?<=(?<![\p{L}\p{N}])\p{L})-(?=\p{L})|(?<=\p{L})-(?=\p{L}(?![\p{L}\p{N}]))/gu;

/** Text in which a line does not end in a hyphen with a part of one letter beside it. */
export const bindHyphens = (text: string): string => text.replace(shortHyphen, '\u2011');

/** A dictionary as it is served, with each text bound as its language asks for. */
export function bindMessages(messages: Messages, locale: Locale): Messages {
  const bind = (text: string): string =>
    bindHyphens(bindCounts(locale === 'cs' ? bindShortWords(text) : text));
  return JSON.parse(JSON.stringify(messages), (_key, value: unknown) =>
    typeof value === 'string' ? bind(value) : value,
  ) as Messages;
}

/** The words of one letter in a text or source that could still end a line, each with the word after it; for tests. */
export const looseShortWords = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}&\\])[ksvzouai][ \n\t]+\S+/giu), ([found]) => found.trim());

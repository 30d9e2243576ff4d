import type { Messages } from '../../src/i18n/translate';

const shortWord = /(?<![\p{L}\p{N}])([ksvzouai])\s+(?=\S)/giu;

/**
 * Czech text with a no-break space after each word of one letter, also before a placeholder (`z {total}`): such a word
 * must not end a line (ČSN 01 6910).
 */
export const bindShortWords = (text: string): string => text.replace(shortWord, '$1\u00a0');

/** A Czech dictionary with each text treated by `bindShortWords`, as it is served. */
export const bindMessages = (messages: Messages): Messages =>
  JSON.parse(JSON.stringify(messages), (_key, value: unknown) =>
    typeof value === 'string' ? bindShortWords(value) : value,
  ) as Messages;

/** The words of one letter in a text or source that could still end a line, each with the word after it; for tests. */
export const looseShortWords = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}&\\])[ksvzouai][ \n\t]+\S+/giu), ([found]) => found.trim());

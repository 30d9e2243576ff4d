import type { Messages } from '../../src/i18n/translate';

/** A word of one letter (k, s, v, z, o, u, a, i) and the white space behind it. */
const shortWord = /(?<![\p{L}\p{N}])([ksvzouai])\s+(?=\S)/giu;

/**
 * Czech with a no-break space behind each word of one letter: it does not stand at the end of a line (ČSN 01 6910).
 * Also before a placeholder, `z {total}`.
 */
export const bindShortWords = (text: string): string => text.replace(shortWord, '$1\u00a0');

/** A Czech dictionary as it is served, with the short words of each text bound. */
export const bindMessages = (messages: Messages): Messages =>
  JSON.parse(JSON.stringify(messages), (_key, value: unknown) =>
    typeof value === 'string' ? bindShortWords(value) : value,
  ) as Messages;

/** The words of one letter that may stand at the end of a line, each with what follows. */
export const looseShortWords = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}&\\])[ksvzouai][ \n\t]+\S+/giu), ([found]) => found.trim());

import { memoised } from './intl';
import { type Locale, localeFormats } from './locale';

/** Letters that are not a base letter with a mark, so that decomposing does not reach them. */
const asciiLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};

/** "České Budějovice" becomes "ceske budejovice". A collator cannot do this: for Czech, č, ř, š and ž are letters of their own. */
export const normalizeForSearch = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłıς]/g, (letter) => asciiLetters[letter] ?? letter);

/** Whether each word of the query occurs in the text, in any order: "ceske bud" finds "České Budějovice", "mistek" "Frýdek-Místek". */
export function matchesQuery(text: string, query: string): boolean {
  const folded = words(text).join(' ');
  return words(query).every((word) => folded.includes(word));
}

const words = (text: string): string[] =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Sorts names as the language does (in Czech, ch after h) and numbers within them by value. */
export const collator = memoised(
  (locale: Locale) => new Intl.Collator(localeFormats[locale], { numeric: true }),
);

/** White space, control and format characters, and what Unicode lets be drawn as nothing; the blank of Braille is none of them. */
const blank = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What is sent of a text: no white space around it, and nothing where nothing of it can be seen. */
export const visibleText = (text: string): string => (blank.test(text) ? '' : text.trim());

/** What a paste brings along unseen: format characters (byte order mark, zero width space, bidi marks, soft hyphen), but no joiner. */
const invisible = /[^\P{Cf}\u200C\u200D]/gu;

/** A name as it was meant: composed letters, ordinary spaces and none around it, nothing unseen. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();

/** The same for a username or an e-mail address, in which joiners mean nothing either. */
export const cleanIdentifier = (text: string): string => cleanName(text.replace(/[\u200C\u200D]/g, ''));

const digit = /^\p{Nd}$/u;

/** The decimal digits of a text, of any script, as 0 to 9. */
export const decimalDigits = (text: string): string =>
  Array.from(text.matchAll(/\p{Nd}/gu), ([character]) => {
    const code = character.codePointAt(0) ?? 0;
    // Unicode keeps digits in rows of ten from a zero; rows may touch one another.
    let before = 0;
    while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  }).join('');

/** Code points, as JSON Schema counts them and so the contract's limits do; `length` counts two units for an emoji. */
export const countCharacters = (text: string): number => [...text].length;

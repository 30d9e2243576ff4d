import { type Locale, localeFormats } from '@/lib/locale';
import { memoised } from './intl';

/** The replacements of letters that Unicode decomposition does not change. */
const letterReplacements: Record<string, string> = {
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

/** Removes case and diacritics: "České Budějovice" becomes "ceske budejovice". A collator cannot do this: in Czech it treats č, ř, š and ž as separate letters. */
export const normalizeForSearch = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłıς]/g, (letter) => letterReplacements[letter] ?? letter);

/** Whether the text contains each word of the query, in any order: "ceske bud" matches "České Budějovice". */
export function matchesQuery(text: string, query: string): boolean {
  const normalizedText = normalizeWords(text);
  return splitWords(query).every((word) => normalizedText.includes(word));
}

/** The words without case, diacritics and punctuation: " Frýdek-Místek" becomes "frydek mistek". */
export const normalizeWords = (text: string): string => splitWords(text).join(' ');

const splitWords = (text: string): string[] =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The collation of a language (in Czech, ch after h), with numbers compared by value. */
export const collator = memoised(
  (locale: Locale) => new Intl.Collator(localeFormats[locale], { numeric: true }),
);

/** Text without visible characters: white space, control, format and ignorable characters, and the empty Braille pattern. */
const blankPattern = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trims a text; empty if it has no visible character. */
export const visibleText = (text: string): string => (blankPattern.test(text) ? '' : text.trim());

/** Format characters that pastes contain, such as byte order marks and soft hyphens, except joiners. */
const invisiblePattern = /[^\P{Cf}\u200C\u200D]/gu;

/** Cleans a typed name: composed letters, ordinary spaces, trimmed, without invisible characters. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisiblePattern, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();

/** Cleans a typed username or e-mail address: like `cleanName`, and without joiners. */
export const cleanIdentifier = (text: string): string => cleanName(text.replace(/[\u200C\u200D]/g, ''));

const digitPattern = /^\p{Nd}$/u;

/** The decimal digits of a text, converted from any script to 0 to 9. */
export const decimalDigits = (text: string): string =>
  Array.from(text.matchAll(/\p{Nd}/gu), ([character]) => {
    const code = character.codePointAt(0) ?? 0;
    // Unicode encodes digits in rows of ten, which may be adjacent.
    let offset = 0;
    while (digitPattern.test(String.fromCodePoint(code - offset - 1))) offset += 1;
    return String(offset % 10);
  }).join('');

/** The number of code points, as the contract's length limits count; `length` counts an emoji twice. */
export const countCharacters = (text: string): number => [...text].length;

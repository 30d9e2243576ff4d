import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { zBefore } from './format-number';

/** The second case of the words that a Czech number begins with, as they are said. */
const units = ['nuly', 'jednoho', 'dvou', 'tří', 'čtyř', 'pěti', 'šesti', 'sedmi', 'osmi', 'devíti'];
const teens = [
  'deseti',
  'jedenácti',
  'dvanácti',
  'třinácti',
  'čtrnácti',
  'patnácti',
  'šestnácti',
  'sedmnácti',
];
const tens = [
  '',
  '',
  'dvaceti',
  'třiceti',
  'čtyřiceti',
  'padesáti',
  'šedesáti',
  'sedmdesáti',
  'osmdesáti',
  'devadesáti',
];

/** The first word of a number that is said aloud. */
function firstWord(count: number): string {
  if (count >= 1_000_000) return count < 2_000_000 ? 'milionu' : firstWord(Math.floor(count / 1_000_000));
  if (count >= 1000) return count < 2000 ? 'tisíce' : firstWord(Math.floor(count / 1000));
  if (count >= 200) return units[Math.floor(count / 100)]!;
  if (count >= 100) return 'sta';
  if (count >= 20) return tens[Math.floor(count / 10)]!;
  if (count >= 18) return count === 18 ? 'osmnácti' : 'devatenácti';
  return count >= 10 ? teens[count - 10]! : units[count]!;
}

it('is "ze" before a word that begins with a hissing consonant or with two of them, else "z"', () => {
  const isHard = (word: string): boolean => /^(?:[szšž]|[^aeiouyáéěíóúůý]{2})/.test(word);
  const holds = (count: number): void => {
    const word = firstWord(count);
    expect([word, zBefore(count)]).toEqual([word, isHard(word) ? 'ze' : 'z']);
  };
  for (let count = 0; count <= 2000; count += 1) holds(count);
  fc.assert(fc.property(fc.integer({ min: 2001, max: 99_999_999 }), holds));
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  collator,
  decimalDigits,
  normalizeForSearch,
  matchesQuery,
  cleanIdentifier,
  cleanName,
  visibleText,
} from './text';

const text = fc.string({ unit: 'grapheme' });

describe('normalizeForSearch', () => {
  it('removes case and diacritics', () => {
    expect(normalizeForSearch('Příliš žluťoučký KŮŇ')).toBe('prilis zlutoucky kun');
    expect(normalizeForSearch('Łódź, Straße, Þórsmörk, Đakovo')).toBe('lodz, strasse, þorsmork, dakovo');
  });

  it('is idempotent and equal for all Unicode forms of a text', () => {
    fc.assert(
      fc.property(text, (value) => {
        const normalized = normalizeForSearch(value);
        expect(normalizeForSearch(normalized)).toBe(normalized);
        expect(normalizeForSearch(value.normalize('NFD'))).toBe(normalizeForSearch(value.normalize('NFC')));
        expect(normalized).not.toMatch(/\p{M}/u);
      }),
    );
  });
});

it.each([
  [' jana', 'jana'],
  ['jana\u00A0', 'jana'],
  ['jana\u200C \u200D', 'jana'],
  ['\uFEFFja\u00ADna\u200B\u200D', 'jana'],
  ['\u202Ajana@example.com\u202C', 'jana@example.com'],
])('cleanIdentifier cleans %j', (typed, expected) => expect(cleanIdentifier(typed)).toBe(expected));

it.each([
  ['Jana\u00A0Nova\u0301kova\u0301 ', 'Jana Nováková'],
  ['مهدی\u200Cپور', 'مهدی\u200Cپور'],
])('cleanName cleans %j', (typed, expected) => expect(cleanName(typed)).toBe(expected));

it.each([
  '012345',
  '٠١٢٣٤٥',
  '０１２３４５',
  '०१२ ३४५',
  '𝟎𝟏𝟐-𝟹𝟺𝟻',
  '\u{116DA}\u{116DB}\u{116DC}\u{116DD}\u{116DE}\u{116DF}',
])('decimalDigits converts %s', (typed) => expect(decimalDigits(typed)).toBe('012345'));

describe('matchesQuery', () => {
  it.each([
    ['České Budějovice', 'ceske bud'],
    ['České Budějovice', '  BUDĚJ české '],
    ['Žďár nad Sázavou', 'zdar'],
    ['Frýdek-Místek', 'frydek mistek'],
    ['Ústí nad Labem', ''],
    ['Ústí nad Labem', ' – '],
  ])('finds %j by %j', (name, query) => {
    expect(matchesQuery(name, query)).toBe(true);
  });

  it.each([
    ['České Budějovice', 'ceske brno'],
    ['Praha', 'Prahaa'],
    ['', 'a'],
  ])('does not find %j by %j', (name, query) => {
    expect(matchesQuery(name, query)).toBe(false);
  });
});

const names = ['Chomutov', 'Cheb', 'Hradec Králové', 'Ivančice', 'Čáslav', 'Cvikov', 'Hala 10', 'Hala 9'];

it('a Czech collator puts ch after h', () => {
  expect(names.toSorted(collator('cs').compare)).toEqual([
    'Cvikov',
    'Čáslav',
    'Hala 9',
    'Hala 10',
    'Hradec Králové',
    'Cheb',
    'Chomutov',
    'Ivančice',
  ]);
});

it.each(['', ' \n\t', '\u200B\u200D\u2060\uFEFF', '\u00AD\u202E\u061C', '\u3164\u115F\u2800\uFE0F'])(
  'visibleText of %j is empty',
  (text) => expect(visibleText(text)).toBe(''),
);

it.each(['a', ' . ', '\u200Ba\u200B', '👩‍👩‍👧', '❤️', '0️⃣', '\u0301', 'ไ', '🇨🇿'])(
  'visibleText keeps %j',
  (text) => expect(visibleText(text)).toBe(text.trim()),
);

import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { type PictureRefusal, refusalText } from './refusal';

const reasons = Object.keys(cs.profile.picture.refused) as PictureRefusal['reason'][];

const allValues = { bytes: 11_000_000, pixels: 51_000_000, width: 1, height: 2, format: 'XYZ' };

/** A refusal with the values of all reasons. */
const createRefusal = (reason: PictureRefusal['reason']): PictureRefusal => ({ ...allValues, reason });

it.each([
  ['cs', createI18n('cs', cs), /Vyberte|Rozbalte|Uložte|zkuste|Zkuste|^V tom, co/],
  ['en', createI18n('en', en), /[Pp]lease|Try|^There’s no picture file/],
] as const)('has a different text with advice for every reason in %s', (_, i18n, advicePattern) => {
  const texts = reasons.map((reason) => refusalText(i18n, createRefusal(reason)));
  expect(reasons.length).toBeGreaterThanOrEqual(18);
  expect(new Set(texts).size).toBe(reasons.length);
  for (const text of texts) {
    expect(text).toMatch(/^[A-ZÁ-Ž].{15,}\.$/);
    expect(text).toMatch(advicePattern);
  }
});

it('tells the size of the picture', () => {
  const i18n = createI18n('cs', cs);
  expect(refusalText(i18n, createRefusal('too_large'))).toContain('10,5 MB');
  expect(refusalText(i18n, createRefusal('too_many_pixels'))).toContain('51 megapixelů');
  expect(refusalText(i18n, createRefusal('too_small'))).toContain('1 × 2 bodů');
});

import { describe, expect, it } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { messageShape } from './shape';

describe('messageShape', () => {
  it('is the same for all languages, in any order of keys', () => {
    expect(messageShape(cs)).toMatch(/^[0-9a-f]{8}$/);
    expect(messageShape(en)).toBe(messageShape(cs));
    expect(messageShape({ b: 'x', a: { c: 'y' } })).toBe(messageShape({ a: { c: 'z' }, b: 'w' }));
  });

  it('differs when a key is missing, added or moved', () => {
    const shapes = [
      { a: 'x', b: { c: 'y' } },
      { b: { c: 'y' } },
      { a: 'x', b: { d: 'y' } },
      { a: 'x', b: { c: 'y', d: 'z' } },
      { a: 'x', b: 'y' },
    ].map(messageShape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it.each([
    null,
    '',
    'text',
    1,
    [],
    ['a'],
    {},
    { a: '' },
    { a: ' ' },
    { a: 1 },
    { a: null },
    { a: ['b'] },
    { a: {} },
  ])('is null for %j', (value) => {
    expect(messageShape(value)).toBeNull();
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search';

it.each([
  ['?token=12345678901234567890', { token: '12345678901234567890' }],
  ['?q=1e5', { q: '1e5' }],
  ['?a=true&b=null&c=%7B%22x%22%3A1%7D', { a: 'true', b: 'null', c: '{"x":1}' }],
  ['?a=first&a=second', { a: 'first' }],
  ['?a=&b', { a: '', b: '' }],
  ['?%C4%8D=%C5%BE+x', { č: 'ž x' }],
  ['?broken=%E0%A4%A', { broken: '\uFFFD%A' }],
  ['', {}],
])('parseSearch reads %s', (search, query) => expect({ ...parseSearch(search) }).toEqual(query));

it('parseSearch inverts stringifySearch for every query', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), (query) => {
      expect({ ...parseSearch(stringifySearch(query)) }).toEqual({ ...query });
    }),
    { numRuns: 2000 },
  );
});

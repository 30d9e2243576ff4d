import { expect, test } from 'vitest';
import { hash } from './hash';

// http://www.isthe.com/chongo/src/fnv/test_fnv.c
test.each([
  ['', 0x81_1c_9d_c5],
  ['a', 0xe4_0c_29_2c],
  ['foobar', 0xbf_9c_f9_68],
])('is FNV-1a of %j', (text, expected) => {
  expect(hash(text)).toBe(expected);
});

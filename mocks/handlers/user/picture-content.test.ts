import { describe, expect, it } from 'vitest';
import { tinyJpeg, tinyPng, tinyWebp } from '@mocks/db/pictures.fixture';
import { kindOf, sizeOf, toBinaryText } from './picture-content.ts';

/** A WebP whose first chunk has the given name and bytes. */
const webp = (chunk: string, content: number[]): Uint8Array =>
  Uint8Array.from(
    [...`RIFF\x16\0\0\0WEBP${chunk}\x0a\0\0\0`].map((char) => char.charCodeAt(0)).concat(content),
  );

const read = (bytes: Uint8Array) => {
  const file = toBinaryText(bytes);
  const kind = kindOf(file);
  return [kind, kind && sizeOf(kind, bytes, file)];
};

describe.each([
  ['jpeg', tinyJpeg(400, 300)],
  ['png', tinyPng(400, 300)],
  ['webp', tinyWebp(400, 300)],
  // RFC 9649: 14 bits each for width - 1 and height - 1 after the signature.
  ['webp', webp('VP8L', [0x2f, 0x8f, 0xc1, 0x4a, 0, 0, 0, 0, 0, 0])],
  // RFC 6386: 14 bits each for width and height after the start code.
  ['webp', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x90, 0x01, 0x2c, 0x01])],
])('a %s', (kind, bytes) => {
  it('has the size that its headers name', () => {
    expect(read(bytes)).toEqual([kind, { width: 400, height: 300 }]);
  });

  it('has none wherever it is cut', () => {
    for (let length = 12; length < bytes.length; length += 1)
      expect(read(bytes.slice(0, length)), String(length)).toEqual([kind, undefined]);
  });
});

it('a picture without pixels has no size', () => {
  const withoutPixels = tinyPng(4, 3).map((byte, index) => (index === 37 ? 0 : byte));
  expect(read(withoutPixels)).toEqual(['png', undefined]);
  expect(read(tinyPng(0, 5))).toEqual(['png', undefined]);
});

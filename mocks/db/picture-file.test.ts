import { describe, expect, it } from 'vitest';
import { isOtherFormat, pictureSizeOf, pictureTypeOf } from './picture-file.ts';
import { tinyJpeg, tinyPng, tinyWebp } from './pictures.fixture.ts';

const kinds = [
  ['image/jpeg', tinyJpeg],
  ['image/png', tinyPng],
  ['image/webp', tinyWebp],
] as const;

/** Pictures of one pixel that real programs wrote, base64. */
const real = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'image/webp': 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=',
  lossless: 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
} as const;
const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

describe.each(kinds)('%s', (type, make) => {
  it('is known by its first bytes and tells its size', () => {
    expect(pictureTypeOf(make(512, 300))).toBe(type);
    expect(pictureSizeOf(make(512, 300), type)).toEqual({ width: 512, height: 300 });
    expect(pictureSizeOf(make(16_000, 4000), type)).toEqual({ width: 16_000, height: 4000 });
  });

  it('has no size when its end is missing, wherever it was cut', () => {
    const whole = make(512, 512);
    for (let length = 0; length < whole.length - 1; length += 1) {
      expect(pictureSizeOf(whole.slice(0, length), type)).toBeNull();
    }
  });

  it('is read where it lies in a larger buffer', () => {
    const padded = new Uint8Array([9, 9, 9, ...make(20, 30)]).subarray(3);
    expect(pictureSizeOf(padded, type)).toEqual({ width: 20, height: 30 });
  });
});

describe('pictures of real programs', () => {
  it('are read in each form', () => {
    expect(pictureSizeOf(bytesOf(real['image/png']), 'image/png')).toEqual({ width: 1, height: 1 });
    expect(pictureSizeOf(bytesOf(real['image/webp']), 'image/webp')).toEqual({ width: 1, height: 1 });
    expect(pictureSizeOf(bytesOf(real.lossless), 'image/webp')).toEqual({ width: 1, height: 1 });
  });
});

describe('other files', () => {
  const text = (content: string) => new TextEncoder().encode(content);

  it.each(['GIF89a', '%PDF-1.7', '<svg xmlns="…">', 'BM6', 'II*\0', '\0\0\0\x1cftypheic'])(
    '%j is another format',
    (start) => {
      expect(pictureTypeOf(text(start))).toBeNull();
      expect(isOtherFormat(text(start))).toBe(true);
    },
  );

  it('may be nothing known at all', () => {
    expect(pictureTypeOf(text('ahoj'))).toBeNull();
    expect(isOtherFormat(text('ahoj'))).toBe(false);
    expect(pictureTypeOf(new Uint8Array())).toBeNull();
  });

  it('are none when a picture has no pixels', () => {
    expect(pictureSizeOf(tinyPng(0, 5), 'image/png')).toBeNull();
  });
});

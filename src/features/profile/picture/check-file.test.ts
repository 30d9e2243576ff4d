import { describe, expect, it } from 'vitest';
import { picture } from '@/generated/rules';
import { tinyJpeg, tinyPng, tinyWebp } from '@mocks/db/pictures.fixture';
import { checkFile } from './check-file';
import { PictureRefused, type PictureRefusal } from './refusal';

type Content = string | readonly number[] | Uint8Array<ArrayBuffer>;

const bytesOf = (content: Content): Uint8Array<ArrayBuffer> =>
  typeof content === 'string'
    ? Uint8Array.from(content, (char) => char.charCodeAt(0))
    : Uint8Array.from(content);

const fileOf = (content: Content, name = 'photo.jpg'): File =>
  new File([bytesOf(content)], name, { type: 'image/jpeg' });

async function refusalOf(file: File): Promise<PictureRefusal | null> {
  try {
    await checkFile(file);
    return null;
  } catch (error) {
    if (error instanceof PictureRefused) return error.refusal;
    throw error;
  }
}

/** Control characters, so that the file is not detected as text. */
const padding = `${'\0'.repeat(63)}\u0001`;

describe('a picture', () => {
  it.each([
    ['JPEG', tinyJpeg],
    ['PNG', tinyPng],
    ['WebP', tinyWebp],
  ])('is accepted as %s under any file name, and its size is read', async (_, create) => {
    expect(await checkFile(fileOf(create(40, 30), 'document.pdf'))).toEqual({ isHeic: false });
    expect(await refusalOf(fileOf(create(12, 300)))).toEqual({ reason: 'too_small', width: 12, height: 300 });
  });

  it.each([
    [
      'a PNG',
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ],
    ['a WebP', 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA='],
    ['a lossless WebP', 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='],
  ])('is read when another program has written it: %s of one pixel', async (_, base64) => {
    const refusal = await refusalOf(fileOf(Uint8Array.from(Buffer.from(base64, 'base64'))));
    expect(refusal).toEqual({ reason: 'too_small', width: 1, height: 1 });
  });

  it.each<[number, number, PictureRefusal | null]>([
    [10_000, 5000, null],
    [10_000, 5001, { reason: 'too_many_pixels', pixels: 50_010_000 }],
    [16, 60_000, null],
    [15, 400, { reason: 'too_small', width: 15, height: 400 }],
    [60_000, 2, { reason: 'too_small', width: 60_000, height: 2 }],
  ])('has at least 16 pixels a side and at most 50 megapixels: %i × %i', async (width, height, refusal) => {
    expect(await refusalOf(fileOf(tinyPng(width, height)))).toEqual(refusal);
  });

  it('may have at most 10 MB; a larger file is not read', async () => {
    const failRead = (): never => {
      throw new Error('read');
    };
    const file = Object.assign(fileOf(tinyPng(4, 4)), { arrayBuffer: failRead });
    Object.defineProperty(file, 'size', { value: picture.bytes + 1 });
    expect(await refusalOf(file)).toEqual({ reason: 'too_large', bytes: picture.bytes + 1 });
  });

  it('may have trailing data, which some cameras write', async () => {
    expect(await refusalOf(fileOf([...tinyJpeg(40, 30), ...bytesOf('SEFT and more')]))).toBeNull();
  });

  it('may be HEIC', async () => {
    expect(await checkFile(fileOf(`\0\0\0\u0018ftypheic${padding}`))).toEqual({ isHeic: true });
  });
});

describe('a refused file', () => {
  it.each([
    ['JPEG', tinyJpeg(40, 30)],
    ['PNG', tinyPng(40, 30)],
    ['WebP', tinyWebp(40, 30)],
  ])('is reported as incomplete wherever a %s is cut', async (_, bytes) => {
    for (let length = 12; length < bytes.length; length += 1) {
      const file = fileOf(bytes.slice(0, length));
      expect(await refusalOf(file), String(length)).toEqual({ reason: 'truncated' });
    }
  });

  it('is incomplete when only its thumbnail has an end marker', async () => {
    const bytes = [...tinyJpeg(40, 30)];
    const thumbnail = [0xff, 0xe1, 0, 6, 1, 2, 0xff, 0xd9];
    const file = fileOf([...bytes.slice(0, 2), ...thumbnail, ...bytes.slice(2, -2)]);
    expect(await refusalOf(file)).toEqual({ reason: 'truncated' });
  });

  it.each<[string, Content, PictureRefusal]>([
    ['an empty file', '', { reason: 'empty' }],
    ['a PNG without pixels', tinyPng(0, 5), { reason: 'damaged' }],
    ['a broken JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 3, 1, 0x55, 1, 2, 3, 4], { reason: 'damaged' }],
    ['a GIF', `GIF89a${padding}`, { reason: 'format', format: 'GIF' }],
    ['an AVIF', `\0\0\0\u0018ftypavif${padding}`, { reason: 'format', format: 'AVIF' }],
    ['a BMP', `BM12\0\0\0\0\0\0${padding}`, { reason: 'format', format: 'BMP' }],
    ['a TIFF', `II*\0${padding}`, { reason: 'format', format: 'TIFF' }],
    ['an SVG', '<!-- x --><svg xmlns="http://www.w3.org/2000/svg">', { reason: 'format', format: 'SVG' }],
    ['a video of an iPhone', `\0\0\0\u0018ftypqt  ${padding}`, { reason: 'video', format: 'MOV' }],
    ['an MP4', `\0\0\0\u0018ftypisom${padding}`, { reason: 'video', format: 'MP4' }],
    ['a WebM', `\u001a\u0045\u00df\u00a3${padding}`, { reason: 'video', format: 'WebM' }],
    ['a PDF', `%PDF-1.7${padding}`, { reason: 'document', format: 'PDF' }],
    ['a ZIP', `PK\u0003\u0004${padding}`, { reason: 'archive', format: 'ZIP' }],
    ['a song', `ID3${padding}`, { reason: 'sound', format: 'MP3' }],
    ['a program', `MZ${padding}`, { reason: 'program' }],
    ['a Linux program', `\u007fELF${padding}`, { reason: 'program' }],
    ['a text', 'BMW is a car. <script>', { reason: 'text' }],
    ['random bytes', `\u0001\u0002\u00ff${padding}`, { reason: 'unknown' }],
  ])('is refused: %s', async (_, content, refusal) => {
    expect(await refusalOf(fileOf(content))).toEqual(refusal);
  });

  it('is reported as unreadable when reading it fails', async () => {
    const arrayBuffer = (): Promise<never> => Promise.reject(new DOMException('gone', 'NotFoundError'));
    const file = Object.assign(fileOf(tinyPng(4, 4)), { arrayBuffer });
    expect(await refusalOf(file)).toEqual({ reason: 'unreadable' });
  });
});

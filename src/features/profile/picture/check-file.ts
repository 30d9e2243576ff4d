import { picture } from '@/generated/rules';
import { bytesAt, type PictureKind, pictureKind, pictureSize, textAt } from '@/lib/picture-file';
import { type FormatReason, type PictureRefusal, refusePicture } from './refusal';

/** HEIC is accepted because some browsers can convert it to a format of the backend. */
type FileKind = { picture: PictureKind | 'heic' } | { refusal: PictureRefusal };

type Matcher = (bytes: Uint8Array) => boolean;

const startsWithText =
  (...texts: string[]): Matcher =>
  (bytes) =>
    texts.some((text) => textAt(bytes, 0, text));

const startsWithBytes =
  (...signature: number[]): Matcher =>
  (bytes) =>
    bytesAt(bytes, 0, signature);

const isRiff =
  (form: string): Matcher =>
  (bytes) =>
    textAt(bytes, 0, 'RIFF') && textAt(bytes, 8, form);

/** ISO base media files have a brand after `ftyp`; without names any brand matches. */
const hasBrand =
  (...names: string[]): Matcher =>
  (bytes) =>
    textAt(bytes, 4, 'ftyp') && (names.length === 0 || names.some((name) => textAt(bytes, 8, name)));

const refusedFormat = (reason: FormatReason, format: string): FileKind => ({
  refusal: { reason, format },
});

const kinds: readonly [Matcher, FileKind][] = [
  [hasBrand('heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'), { picture: 'heic' }],
  [hasBrand('avif', 'avis'), refusedFormat('format', 'AVIF')],
  [startsWithText('GIF87a', 'GIF89a'), refusedFormat('format', 'GIF')],
  [startsWithBytes(0x49, 0x49, 0x2a, 0x00), refusedFormat('format', 'TIFF')],
  [startsWithBytes(0x4d, 0x4d, 0x00, 0x2a), refusedFormat('format', 'TIFF')],
  [startsWithBytes(0x00, 0x00, 0x01, 0x00), refusedFormat('format', 'ICO')],
  [startsWithText('8BPS'), refusedFormat('format', 'PSD')],
  [startsWithBytes(0xff, 0x0a), refusedFormat('format', 'JPEG XL')],
  [startsWithBytes(0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20), refusedFormat('format', 'JPEG XL')],
  [startsWithBytes(0x00, 0x00, 0x00, 0x0c, 0x6a, 0x50, 0x20, 0x20), refusedFormat('format', 'JPEG 2000')],
  [hasBrand('M4A '), refusedFormat('sound', 'M4A')],
  [hasBrand('qt  '), refusedFormat('video', 'MOV')],
  [hasBrand(), refusedFormat('video', 'MP4')],
  [startsWithBytes(0x1a, 0x45, 0xdf, 0xa3), refusedFormat('video', 'WebM')],
  [isRiff('AVI '), refusedFormat('video', 'AVI')],
  [isRiff('WAVE'), refusedFormat('sound', 'WAV')],
  [startsWithText('ID3'), refusedFormat('sound', 'MP3')],
  [startsWithText('OggS'), refusedFormat('sound', 'Ogg')],
  [startsWithText('fLaC'), refusedFormat('sound', 'FLAC')],
  [startsWithText('%PDF'), refusedFormat('document', 'PDF')],
  [startsWithText('{\\rtf'), refusedFormat('document', 'RTF')],
  [startsWithBytes(0xd0, 0xcf, 0x11, 0xe0), refusedFormat('document', 'Office')],
  [startsWithBytes(0x50, 0x4b, 0x03, 0x04), refusedFormat('archive', 'ZIP')],
  [startsWithBytes(0x52, 0x61, 0x72, 0x21), refusedFormat('archive', 'RAR')],
  [startsWithBytes(0x37, 0x7a, 0xbc, 0xaf), refusedFormat('archive', '7z')],
  [startsWithBytes(0x1f, 0x8b), refusedFormat('archive', 'GZIP')],
  [startsWithBytes(0x7f, 0x45, 0x4c, 0x46), { refusal: { reason: 'program' } }],
  [startsWithBytes(0x4d, 0x5a), { refusal: { reason: 'program' } }],
  // Two letters may start a text too, so the reserved bytes of the header are checked.
  [(bytes) => textAt(bytes, 0, 'BM') && bytesAt(bytes, 6, [0, 0, 0, 0]), refusedFormat('format', 'BMP')],
];

const svgPattern = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;

/** The beginning of the file as text; null when it is not UTF-8 or has control characters. */
function readText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, 1024), { stream: true });
    // oxlint-disable-next-line no-control-regex -- control characters are what tells binary files
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Determines the format by the content; name and declared type are ignored. */
function detectKind(bytes: Uint8Array): FileKind {
  const picture = pictureKind(bytes);
  if (picture) return { picture };
  const found = kinds.find(([matches]) => matches(bytes));
  if (found) return found[1];
  const text = readText(bytes);
  if (text === null) return { refusal: { reason: 'unknown' } };
  return svgPattern.test(text) ? refusedFormat('format', 'SVG') : { refusal: { reason: 'text' } };
}

/** In pixels; keeps out one-pixel pictures and lines. */
const minSide = 16;

/** @throws PictureRefused when the picture has too many pixels, or too few */
export function checkPixels({ width, height }: { width: number; height: number }): void {
  if (Math.min(width, height) < minSide) refusePicture({ reason: 'too_small', width, height });
  if (width * height > picture.pixels) refusePicture({ reason: 'too_many_pixels', pixels: width * height });
}

/**
 * Checks a file, and tells whether it is HEIC, which only some browsers can open.
 * @throws PictureRefused with the reason
 */
export async function checkFile(file: File): Promise<{ isHeic: boolean }> {
  if (file.size > picture.bytes) refusePicture({ reason: 'too_large', bytes: file.size });
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved or deleted after it was chosen, or is a folder.
    refusePicture({ reason: 'unreadable' });
  }
  if (bytes.length === 0) refusePicture({ reason: 'empty' });
  const kind = detectKind(bytes);
  if ('refusal' in kind) refusePicture(kind.refusal);
  if (kind.picture === 'heic') return { isHeic: true };
  const size = pictureSize(bytes, kind.picture);
  if (typeof size === 'string') refusePicture({ reason: size });
  checkPixels(size);
  return { isHeic: false };
}

import { picture } from '@/generated/rules';
import { bytesAt, type PictureKind, pictureKind, pictureSize, textAt } from '@/lib/picture-file';
import { type Named, type PictureRefusal, refusePicture } from './refusal';

/** HEIC is what some browsers can open and turn into a picture that the backend takes. */
type Verdict = { picture: PictureKind | 'heic' } | { refusal: PictureRefusal };

type Test = (bytes: Uint8Array) => boolean;

const starts =
  (...texts: string[]): Test =>
  (bytes) =>
    texts.some((text) => textAt(bytes, 0, text));

const hex =
  (...signature: number[]): Test =>
  (bytes) =>
    bytesAt(bytes, 0, signature);

const riff =
  (form: string): Test =>
  (bytes) =>
    textAt(bytes, 0, 'RIFF') && textAt(bytes, 8, form);

/** ISO base media files name their brand after `ftyp`. */
const brand =
  (...names: string[]): Test =>
  (bytes) =>
    textAt(bytes, 4, 'ftyp') && (names.length === 0 || names.some((name) => textAt(bytes, 8, name)));

const named = (reason: Named, format: string): Verdict => ({
  refusal: { reason, format },
});

const kinds: readonly [Test, Verdict][] = [
  [brand('heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'), { picture: 'heic' }],
  [brand('avif', 'avis'), named('format', 'AVIF')],
  [starts('GIF87a', 'GIF89a'), named('format', 'GIF')],
  [hex(0x49, 0x49, 0x2a, 0x00), named('format', 'TIFF')],
  [hex(0x4d, 0x4d, 0x00, 0x2a), named('format', 'TIFF')],
  [hex(0x00, 0x00, 0x01, 0x00), named('format', 'ICO')],
  [starts('8BPS'), named('format', 'PSD')],
  [hex(0xff, 0x0a), named('format', 'JPEG XL')],
  [hex(0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20), named('format', 'JPEG XL')],
  [hex(0x00, 0x00, 0x00, 0x0c, 0x6a, 0x50, 0x20, 0x20), named('format', 'JPEG 2000')],
  [brand('M4A '), named('sound', 'M4A')],
  [brand('qt  '), named('video', 'MOV')],
  [brand(), named('video', 'MP4')],
  [hex(0x1a, 0x45, 0xdf, 0xa3), named('video', 'WebM')],
  [riff('AVI '), named('video', 'AVI')],
  [riff('WAVE'), named('sound', 'WAV')],
  [starts('ID3'), named('sound', 'MP3')],
  [starts('OggS'), named('sound', 'Ogg')],
  [starts('fLaC'), named('sound', 'FLAC')],
  [starts('%PDF'), named('document', 'PDF')],
  [starts('{\\rtf'), named('document', 'RTF')],
  [hex(0xd0, 0xcf, 0x11, 0xe0), named('document', 'Office')],
  [hex(0x50, 0x4b, 0x03, 0x04), named('archive', 'ZIP')],
  [hex(0x52, 0x61, 0x72, 0x21), named('archive', 'RAR')],
  [hex(0x37, 0x7a, 0xbc, 0xaf), named('archive', '7z')],
  [hex(0x1f, 0x8b), named('archive', 'GZIP')],
  [hex(0x7f, 0x45, 0x4c, 0x46), { refusal: { reason: 'program' } }],
  [hex(0x4d, 0x5a), { refusal: { reason: 'program' } }],
  // Two letters only, so other formats come first; the file's own length follows them.
  [(bytes) => textAt(bytes, 0, 'BM') && bytesAt(bytes, 6, [0, 0, 0, 0]), named('format', 'BMP')],
];

const svgStart = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;

/** Whether the beginning reads as text: UTF-8 without control characters. A letter may be cut at the end. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, 1024), { stream: true });
    // oxlint-disable-next-line no-control-regex -- control characters are what tells binary files
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** What a file is by its content; its name and the type that it claims count for nothing. */
function fileKind(bytes: Uint8Array): Verdict {
  const picture = pictureKind(bytes);
  if (picture) return { picture };
  const found = kinds.find(([fits]) => fits(bytes));
  if (found) return found[1];
  const text = textOf(bytes);
  if (text === null) return { refusal: { reason: 'unknown' } };
  return svgStart.test(text) ? named('format', 'SVG') : { refusal: { reason: 'text' } };
}

/** Below this nobody can be recognised; it keeps out pictures of one pixel, and lines. */
const minSide = 16;

/** Refuses more pixels than a picture may have, and so few that nothing could be seen in the crop. */
export function checkPixels({ width, height }: { width: number; height: number }): void {
  if (Math.min(width, height) < minSide) refusePicture({ reason: 'too_small', width, height });
  if (width * height > picture.pixels) refusePicture({ reason: 'too_many_pixels', pixels: width * height });
}

/** Whether a picture is HEIC, which only some browsers can open. @throws PictureRefused naming the reason */
export async function checkFile(file: File): Promise<{ isHeic: boolean }> {
  if (file.size > picture.bytes) refusePicture({ reason: 'too_large', bytes: file.size });
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved or deleted since it was chosen, or a folder.
    refusePicture({ reason: 'unreadable' });
  }
  if (bytes.length === 0) refusePicture({ reason: 'empty' });
  const verdict = fileKind(bytes);
  if ('refusal' in verdict) refusePicture(verdict.refusal);
  if (verdict.picture === 'heic') return { isHeic: true };
  const size = pictureSize(bytes, verdict.picture);
  if (typeof size === 'string') refusePicture({ reason: size });
  checkPixels(size);
  return { isHeic: false };
}

/* oxlint-disable no-control-regex -- control characters distinguish binary files */
import { picture } from '@/generated/rules';
import { type PictureKind, pictureKind, pictureSize } from '@/lib/picture-file';
import { type ReasonWithFormat, PictureRefused, type PictureRefusal } from './refusal';

const heicPattern = /^.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s;

/** Each row has a pattern for the beginning of a file (one character for each byte), the reason of the refusal, and the name of the format. */
const unsupportedFormats: readonly [RegExp, ReasonWithFormat, string][] = [
  [/^.{4}ftyp(avif|avis)/s, 'format', 'AVIF'],
  [/^GIF8[79]a/, 'format', 'GIF'],
  [/^(II\*\0|MM\0\*)/, 'format', 'TIFF'],
  [/^\0\0\x01\0/, 'format', 'ICO'],
  [/^8BPS/, 'format', 'PSD'],
  [/^(\xff\n|\0\0\0\fJXL )/, 'format', 'JPEG XL'],
  [/^\0\0\0\fjP {2}/, 'format', 'JPEG 2000'],
  // A text may also begin with "BM", so the reserved bytes of the header are checked too.
  [/^BM.{4}\0{4}/s, 'format', 'BMP'],
  [/^.{4}ftypM4A /s, 'sound', 'M4A'],
  [/^.{4}ftypqt {2}/s, 'video', 'MOV'],
  [/^.{4}ftyp/s, 'video', 'MP4'],
  [/^\x1aE\xdf\xa3/, 'video', 'WebM'],
  [/^RIFF.{4}AVI /s, 'video', 'AVI'],
  [/^RIFF.{4}WAVE/s, 'sound', 'WAV'],
  [/^ID3/, 'sound', 'MP3'],
  [/^OggS/, 'sound', 'Ogg'],
  [/^fLaC/, 'sound', 'FLAC'],
  [/^%PDF/, 'document', 'PDF'],
  [/^\{\\rtf/, 'document', 'RTF'],
  [/^\xd0\xcf\x11\xe0/, 'document', 'Office'],
  [/^PK\x03\x04/, 'archive', 'ZIP'],
  [/^Rar!/, 'archive', 'RAR'],
  [/^7z\xbc\xaf/, 'archive', '7z'],
  [/^\x1f\x8b/, 'archive', 'GZIP'],
];

const svgPattern = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;

/** The beginning of the file as text; null when it is not UTF-8 or has control characters. */
function readText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, 1024), { stream: true });
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Determines the kind of picture by the content alone, or why the file is refused. HEIC is accepted because some browsers can open it. */
function detectKindOrRefusal(bytes: Uint8Array): PictureKind | 'heic' | PictureRefusal {
  const kind = pictureKind(bytes);
  if (kind) return kind;
  const beginning = String.fromCharCode(...bytes.subarray(0, 16));
  if (heicPattern.test(beginning)) return 'heic';
  const unsupportedFormat = unsupportedFormats.find(([pattern]) => pattern.test(beginning));
  if (unsupportedFormat) return { reason: unsupportedFormat[1], format: unsupportedFormat[2] };
  if (/^(\x7fELF|MZ)/.test(beginning)) return { reason: 'program' };
  const text = readText(bytes);
  if (text === null) return { reason: 'unknown' };
  return svgPattern.test(text) ? { reason: 'format', format: 'SVG' } : { reason: 'text' };
}

/** The shortest allowed side in pixels; it excludes pictures of one pixel and thin lines. */
const minSide = 16;

/** @throws PictureRefused when the picture has too many pixels, or too few */
export function checkPixels({ width, height }: { width: number; height: number }): void {
  if (Math.min(width, height) < minSide) throw new PictureRefused({ reason: 'too_small', width, height });
  if (width * height > picture.pixels)
    throw new PictureRefused({ reason: 'too_many_pixels', pixels: width * height });
}

/** Checks a file, and tells whether it is HEIC. Throws PictureRefused with the reason. */
export async function checkFile(file: File): Promise<{ isHeic: boolean }> {
  if (file.size > picture.bytes) throw new PictureRefused({ reason: 'too_large', bytes: file.size });
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved or deleted after it was chosen, or is a folder.
    throw new PictureRefused({ reason: 'unreadable' });
  }
  if (bytes.length === 0) throw new PictureRefused({ reason: 'empty' });
  const kindOrRefusal = detectKindOrRefusal(bytes);
  if (typeof kindOrRefusal === 'object') throw new PictureRefused(kindOrRefusal);
  if (kindOrRefusal === 'heic') return { isHeic: true };
  const sizeOrReason = pictureSize(bytes, kindOrRefusal);
  if (typeof sizeOrReason === 'string') throw new PictureRefused({ reason: sizeOrReason });
  checkPixels(sizeOrReason);
  return { isHeic: false };
}

/** What the contract asks of a picture's bytes, read without decoding the pixels. Here a file is a text with a character for each byte. */

export type PictureKind = 'jpeg' | 'png' | 'webp';

interface Size {
  width: number;
  height: number;
}

/** Turns bytes into a text, in pieces because a function call has a maximum number of arguments. */
export function toBinaryText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(offset, offset + 8192)));
  return pieces.join('');
}

/** The kind that the first bytes tell; undefined for another file. */
export function kindOf(file: string): PictureKind | undefined {
  if (file.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (file.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return file.startsWith('RIFF') && file.startsWith('WEBP', 8) ? 'webp' : undefined;
}

/** Whether the file has a known format that is not supported: GIF, BMP, TIFF, AVIF, HEIC, PDF or SVG. */
export const isUnsupportedFormat = (file: string): boolean =>
  ['GIF8', 'BM', 'II*\0', 'MM\0*', '%PDF', '<svg', '<?xml'].some((signature) => file.startsWith(signature)) ||
  file.startsWith('ftyp', 4);

type ReadSize = (view: DataView, file: string) => Size | undefined;

/** A segment before the scan has the size; an end marker follows the scan. */
const readJpegSize: ReadSize = (view, file) => {
  let size: Size | undefined;
  let at = 2;
  while (view.getUint16(at) !== 0xff_da) {
    if (file[at] !== '\xff') return undefined;
    const marker = file[at + 1] ?? '';
    if (/[\xc0-\xc3\xc5-\xc7\xc9-\xcb\xcd-\xcf]/.test(marker))
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // A marker may have any number of 0xff before it.
    at += marker === '\xff' ? 1 : 2 + view.getUint16(at + 2);
  }
  return file.includes('\xff\xd9', at) ? size : undefined;
};

/** The end is a mark and four more bytes. */
const readPngSize: ReadSize = (view, file) => {
  const pixelsAt = file.indexOf('IDAT', 33);
  const isWhole = pixelsAt > 0 && file.lastIndexOf('IEND', file.length - 8) > pixelsAt;
  if (!file.startsWith('IHDR', 12) || !isWhole) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

const readWebpSize: ReadSize = (view, file) => {
  if (8 + view.getUint32(4, true) > file.length) return undefined;
  const bits = view.getUint32(21, true);
  const sizes: Record<string, Size> = {
    VP8X: {
      width: 1 + (view.getUint32(24, true) & 0xff_ffff),
      height: 1 + (view.getUint32(26, true) >>> 8),
    },
    VP8L: { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) },
    'VP8 ': { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff },
  };
  return sizes[file.slice(12, 16)];
};

const readers: Record<PictureKind, ReadSize> = { jpeg: readJpegSize, png: readPngSize, webp: readWebpSize };

/** The size in pixels; undefined where the headers cannot be read, the end is missing, or there are no pixels. */
export function sizeOf(kind: PictureKind, bytes: Uint8Array, file: string): Size | undefined {
  try {
    const size = readers[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), file);
    return size && size.width * size.height > 0 ? size : undefined;
  } catch (error) {
    // The headers lead behind the end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A type of picture that a profile may have. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

interface PictureSize {
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const ascii = (bytes: Uint8Array, offset: number, text: string) =>
  startsWith(
    bytes,
    Array.from(text, (char) => char.charCodeAt(0)),
    offset,
  );

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What the first bytes say that the file is; null when they are of none of the three types. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  return ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP') ? 'image/webp' : null;
}

/** Whether the file is something well-known that is none of the three types: GIF, BMP, TIFF, AVIF or HEIC, PDF, SVG. */
export function isOtherFormat(bytes: Uint8Array): boolean {
  return (
    ['GIF8', 'BM', 'II*\0', 'MM\0*', '%PDF', '<svg', '<?xml'].some((start) => ascii(bytes, 0, start)) ||
    ascii(bytes, 4, 'ftyp')
  );
}

/** ISO/IEC 10918-1: markers up to the frame header; the scan must follow and the image must end. */
function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  let size: PictureSize | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && at + 9 <= bytes.length)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xda) {
      const end = bytes.lastIndexOf(0xd9);
      return end > at && bytes[end - 1] === 0xff ? size : null;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** PNG (W3C), section 5: chunks from IHDR to IEND, each whole, with image data among them. */
function pngSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    if (at === 8 && !ascii(bytes, 12, 'IHDR')) return null;
    if (ascii(bytes, at + 4, 'IDAT')) hasData = true;
    if (ascii(bytes, at + 4, 'IEND')) {
      return hasData ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
    }
    at += 12 + view.getUint32(at);
  }
  return null;
}

/** RFC 9649: one RIFF file whose first chunk says the size in one of three ways. */
function webpSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (bytes.length < 30 || view.getUint32(4, true) + 8 > bytes.length) return null;
  const uint24 = (at: number) => view.getUint16(at, true) | ((bytes[at + 2] ?? 0) << 16);
  if (ascii(bytes, 12, 'VP8X')) return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (ascii(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (ascii(bytes, 12, 'VP8 ') && startsWith(bytes, [0x9d, 0x01, 0x2a], 23)) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return null;
}

const readers = { 'image/jpeg': jpegSize, 'image/png': pngSize, 'image/webp': webpSize };

/** The size in pixels by the file's headers; null when the file is damaged. The pixels themselves are not decoded. */
export function pictureSizeOf(bytes: Uint8Array, type: PictureType): PictureSize | null {
  const size = readers[type](bytes);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

export type PictureKind = 'jpeg' | 'png' | 'webp';

const bytesAt = (bytes: Uint8Array, offset: number, expectedBytes: readonly number[]): boolean =>
  expectedBytes.every((byte, index) => bytes[offset + index] === byte);

const textAt = (bytes: Uint8Array, offset: number, text: string): boolean =>
  String.fromCharCode(...bytes.subarray(offset, offset + text.length)) === text;

const createDataView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The kind of a picture file by its first bytes; undefined for another kind of file. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (bytesAt(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (bytesAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return textAt(bytes, 0, 'RIFF') && textAt(bytes, 8, 'WEBP') ? 'webp' : undefined;
}

type SizeResult = { width: number; height: number } | 'truncated' | 'damaged';

/** ISO/IEC 10918-1: a frame marker before the scan contains the size; an end marker follows the scan. */
function readJpegSize(bytes: Uint8Array): SizeResult {
  const view = createDataView(bytes);
  let size: SizeResult = 'damaged';
  for (let offset = 2; offset + 4 <= bytes.length; offset += 2 + view.getUint16(offset + 2)) {
    // Any number of fill bytes (0xff) may precede a marker.
    while (bytes[offset] === 0xff && bytes[offset + 1] === 0xff) offset += 1;
    if (offset + 4 > bytes.length) break;
    if (bytes[offset] !== 0xff) return 'damaged';
    const marker = bytes[offset + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && offset + 9 <= bytes.length)
      size = { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    if (marker === 0xda) return hasEndMarker(bytes, offset) ? size : 'truncated';
  }
  return 'truncated';
}

/** Within the scan 0xff is never followed by 0xd9, so that pair is the end marker; a camera may append data. */
function hasEndMarker(bytes: Uint8Array, start: number): boolean {
  for (let offset = bytes.lastIndexOf(0xd9); offset > start; offset = bytes.lastIndexOf(0xd9, offset - 1)) {
    if (bytes[offset - 1] === 0xff) return true;
  }
  return false;
}

/** PNG (W3C), section 5: complete chunks from IHDR to IEND. */
function readPngSize(bytes: Uint8Array): SizeResult {
  const view = createDataView(bytes);
  if (bytes.length < 33) return 'truncated';
  if (!textAt(bytes, 12, 'IHDR')) return 'damaged';
  let hasData = false;
  for (let offset = 8; offset + 12 <= bytes.length; offset += 12 + view.getUint32(offset)) {
    hasData ||= textAt(bytes, offset + 4, 'IDAT');
    if (!textAt(bytes, offset + 4, 'IEND')) continue;
    return hasData ? { width: view.getUint32(16), height: view.getUint32(20) } : 'damaged';
  }
  return 'truncated';
}

/** RFC 9649: a RIFF file with its length; the first chunk contains the size in one of three formats. */
function readWebpSize(bytes: Uint8Array): SizeResult {
  if (bytes.length < 30) return 'truncated';
  const view = createDataView(bytes);
  if (view.getUint32(4, true) + 8 > bytes.length) return 'truncated';
  const readUint24 = (offset: number): number =>
    view.getUint16(offset, true) + (bytes[offset + 2] ?? 0) * 0x10000;
  if (textAt(bytes, 12, 'VP8X')) return { width: readUint24(24) + 1, height: readUint24(27) + 1 };
  if (textAt(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 };
  }
  if (textAt(bytes, 12, 'VP8 ') && bytesAt(bytes, 23, [0x9d, 0x01, 0x2a]))
    return { width: view.getUint16(26, true) % 0x4000, height: view.getUint16(28, true) % 0x4000 };
  return 'damaged';
}

const sizeReaders = { jpeg: readJpegSize, png: readPngSize, webp: readWebpSize };

/** The size in pixels, read without decoding, as a small file can declare more pixels than fit into a phone's memory. */
export function pictureSize(bytes: Uint8Array, kind: PictureKind): SizeResult {
  const size = sizeReaders[kind](bytes);
  return typeof size === 'object' && (size.width === 0 || size.height === 0) ? 'damaged' : size;
}

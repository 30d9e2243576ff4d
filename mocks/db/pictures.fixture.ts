const toBytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (char) => char.charCodeAt(0)) : part,
    ),
  );

const toUint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const toUint16 = (value: number) => [value >>> 8, value & 255];
const toUint24le = (value: number) => [value & 255, (value >>> 8) & 255, value >>> 16];
const toUint32le = (value: number) => toUint32(value).toReversed();

/** The smallest PNG file whose header has this size, without pixels. */
export const tinyPng = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  toBytes(
    [0x89, ...Array.from('PNG', (char) => char.charCodeAt(0)), 0x0d, 0x0a, 0x1a, 0x0a],
    toUint32(13),
    'IHDR',
    [...toUint32(width), ...toUint32(height), 8, 2, 0, 0, 0, ...toUint32(0)],
    toUint32(0),
    'IDAT',
    toUint32(0),
    toUint32(0),
    'IEND',
    toUint32(0),
  );

/** The smallest JPEG file whose header has this size. */
export const tinyJpeg = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  toBytes(
    [0xff, 0xd8, 0xff, 0xe0, ...toUint16(7)],
    'JFIF\0',
    [0xff, 0xc0, ...toUint16(11), 8, ...toUint16(height), ...toUint16(width), 1, 1, 0x11, 0],
    [0xff, 0xda, ...toUint16(8), 1, 1, 0, 0, 63, 0, 0x2a, 0xff, 0xd9],
  );

/** The smallest WebP file (extended format) whose header has this size. */
export const tinyWebp = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  toBytes(
    'RIFF',
    toUint32le(22),
    'WEBPVP8X',
    toUint32le(10),
    [0, 0, 0, 0],
    toUint24le(width - 1),
    toUint24le(height - 1),
  );

import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

/**
 * A photo that the browser encodes: red above, blue below, with noise, so that its size in bytes is like that of a photo.
 * `type` is `image/jpeg`, `image/png` or `image/webp`.
 */
export async function photo(
  page: Page,
  { width, height, type = 'image/jpeg' }: { width: number; height: number; type?: string },
): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ width, height, type }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.fillStyle = 'rgb(220, 30, 30)';
      context.fillRect(0, 0, width, height / 2);
      context.fillStyle = 'rgb(30, 30, 220)';
      context.fillRect(0, height / 2, width, height / 2);
      for (let index = 0; index < 20_000; index += 1) {
        context.fillStyle = `rgba(0, 0, 0, ${String((index % 10) / 40)})`;
        context.fillRect((index * 7919) % width, (index * 104_729) % height, 9, 9);
      }
      const blob = await canvas.convertToBlob({ type, quality: 0.9 });
      const address = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result as string));
        reader.readAsDataURL(blob);
      });
      return address.slice(address.indexOf(',') + 1);
    },
    { width, height, type },
  );
  return Buffer.from(base64, 'base64');
}

const ascii = (text: string) => Buffer.from(text, 'latin1');

const entry = (tag: number, type: number, count: number, value: number) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  if (type === 3) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
};

/** The latitude that `withExif` writes: 49° 11′ 42.71″ as three fractions. */
export const exifLatitude = Buffer.alloc(24);
[49, 1, 11, 1, 4271, 100].forEach((value, index) => exifLatitude.writeUInt32BE(value, index * 4));

/** Adds an EXIF block to a JPEG, with orientation and latitude (Exif 2.32, sections 4.6.2 and 4.6.6). */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const directory = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)]);
  // A directory of two entries has 30 bytes, and the header before the first directory has 8.
  const gpsOffset = 8 + 30;
  const main = directory(entry(0x0112, 3, 1, orientation), entry(0x8825, 4, 1, gpsOffset));
  const gps = directory(entry(0x0001, 2, 2, 0x4e000000), entry(0x0002, 5, 3, gpsOffset + 30));
  const tiff = Buffer.concat([ascii('MM'), Buffer.from([0, 42, 0, 0, 0, 8]), main, gps, exifLatitude]);
  const body = Buffer.concat([ascii('Exif\0\0'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, body, jpeg.subarray(2)]);
}

import { expect, it } from 'vitest';
import { encodeForUpload } from './encode-picture';

/** A canvas whose blobs have the type and size that `encodeAs` returns; `encodeAs` returns null when the canvas cannot encode. */
const createCanvas = (
  encodeAs: (type: string, quality: number) => { type: string; bytes: number } | null,
) => {
  const requestedEncodings: string[] = [];
  const toBlob: HTMLCanvasElement['toBlob'] = (callback, type = '', quality) => {
    requestedEncodings.push(`${type} ${String(quality)}`);
    const blobInfo = encodeAs(type, Number(quality));
    callback(blobInfo && new Blob([new Uint8Array(blobInfo.bytes)], { type: blobInfo.type }));
  };
  return { requestedEncodings, toBlob };
};

it('returns WebP in the best quality when it is small enough', async () => {
  const canvas = createCanvas((type) => ({ type, bytes: 90_000 }));
  const file = await encodeForUpload(canvas);
  expect([file.name, file.type, file.size]).toEqual(['picture.webp', 'image/webp', 90_000]);
  expect(canvas.requestedEncodings).toHaveLength(1);
});

it('lowers the quality until the picture fits', async () => {
  const canvas = createCanvas((type, quality) => ({ type, bytes: Math.round(quality * 500_000) }));
  expect((await encodeForUpload(canvas)).size).toBe(250_000);
});

it('returns JPEG when the browser returns PNG instead of WebP', async () => {
  const getEncodedType = (type: string) => (type === 'image/webp' ? 'image/png' : type);
  const file = await encodeForUpload(createCanvas((type) => ({ type: getEncodedType(type), bytes: 50_000 })));
  expect([file.name, file.type]).toEqual(['picture.jpg', 'image/jpeg']);
});

it('rejects when the picture is too large in every quality', async () => {
  for (const canvas of [createCanvas((type) => ({ type, bytes: 300_001 })), createCanvas(() => null)])
    await expect(encodeForUpload(canvas)).rejects.toThrow('not_prepared');
});

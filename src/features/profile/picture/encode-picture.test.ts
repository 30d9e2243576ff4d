import { expect, it } from 'vitest';
import { encodeWithin } from './encode-picture';

/** A canvas that encodes to blobs of the given type and size; null when it cannot encode. */
const createCanvas = (
  encodeAs: (type: string, quality: number) => { type: string; bytes: number } | null,
) => {
  const asked: string[] = [];
  const toBlob: HTMLCanvasElement['toBlob'] = (done, type = '', quality) => {
    asked.push(`${type} ${String(quality)}`);
    const made = encodeAs(type, Number(quality));
    done(made && new Blob([new Uint8Array(made.bytes)], { type: made.type }));
  };
  return { asked, toBlob };
};

it('returns WebP in the best quality when it is small enough', async () => {
  const canvas = createCanvas((type) => ({ type, bytes: 90_000 }));
  const file = await encodeWithin(canvas);
  expect([file.name, file.type, file.size]).toEqual(['picture.webp', 'image/webp', 90_000]);
  expect(canvas.asked).toHaveLength(1);
});

it('lowers the quality until it fits', async () => {
  const canvas = createCanvas((type, quality) => ({ type, bytes: Math.round(quality * 500_000) }));
  expect((await encodeWithin(canvas)).size).toBe(250_000);
});

it('returns JPEG when the browser returns PNG instead of WebP', async () => {
  const encodedType = (type: string) => (type === 'image/webp' ? 'image/png' : type);
  const file = await encodeWithin(createCanvas((type) => ({ type: encodedType(type), bytes: 50_000 })));
  expect([file.name, file.type]).toEqual(['picture.jpg', 'image/jpeg']);
});

it('rejects when every quality is too large', async () => {
  for (const canvas of [createCanvas((type) => ({ type, bytes: 300_001 })), createCanvas(() => null)])
    await expect(encodeWithin(canvas)).rejects.toThrow('not_prepared');
});

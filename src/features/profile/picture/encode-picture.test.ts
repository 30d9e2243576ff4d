import { expect, it } from 'vitest';
import { encodeWithin } from './encode-picture';

/** A canvas whose pictures weigh a number of bytes that depends on type and quality; null = cannot be encoded. */
const canvasOf = (weigh: (type: string, quality: number) => { type: string; bytes: number } | null) => {
  const asked: string[] = [];
  const toBlob: HTMLCanvasElement['toBlob'] = (done, type = '', quality) => {
    asked.push(`${type} ${String(quality)}`);
    const made = weigh(type, Number(quality));
    done(made && new Blob([new Uint8Array(made.bytes)], { type: made.type }));
  };
  return { asked, toBlob };
};

it('sends WebP of the best quality where that is small enough', async () => {
  const canvas = canvasOf((type) => ({ type, bytes: 90_000 }));
  const file = await encodeWithin(canvas);
  expect([file.name, file.type, file.size]).toEqual(['picture.webp', 'image/webp', 90_000]);
  expect(canvas.asked).toHaveLength(1);
});

it('lowers the quality until it fits', async () => {
  const canvas = canvasOf((type, quality) => ({ type, bytes: Math.round(quality * 500_000) }));
  const file = await encodeWithin(canvas);
  expect(file.size).toBeLessThanOrEqual(300_000);
  expect(file.size).toBe(250_000);
});

it('sends JPEG where the browser writes PNG in the place of WebP', async () => {
  const canvas = canvasOf((type) => ({ type: type === 'image/webp' ? 'image/png' : type, bytes: 50_000 }));
  const file = await encodeWithin(canvas);
  expect([file.name, file.type]).toEqual(['picture.jpg', 'image/jpeg']);
});

it('fails rather than send too much', async () => {
  await expect(encodeWithin(canvasOf((type) => ({ type, bytes: 300_001 })))).rejects.toThrow('not_prepared');
  await expect(encodeWithin(canvasOf(() => null))).rejects.toThrow('not_prepared');
});

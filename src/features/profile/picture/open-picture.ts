import { checkFile, checkPixels } from './check-file';
import { deepestZoom, drawOnWhite, sentSide } from './canvas';
import { refusePicture } from './refusal';

/** A checked picture, upright and without anything but its pixels. */
export interface OpenedPicture {
  canvas: HTMLCanvasElement;
  /** An object URL of the same pixels, for the crop; revoke it by `close`. */
  url: string;
  close: () => void;
}

/** Enough for the crop at its deepest, and small enough for a phone. */
const shorterSide = sentSide * deepestZoom;
/** What every browser can draw and encode: Safari has 16.7 megapixels for a canvas, JPEG 65,535 pixels for a side. */
const canvasPixels = 16_000_000;
const longerSide = 16_000;

/** The size in which a picture is worked on; a panorama gives up some of its resolution. */
export function workingSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(
    1,
    shorterSide / Math.min(width, height),
    longerSide / Math.max(width, height),
    Math.sqrt(canvasPixels / (width * height)),
  );
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

async function decode(file: File, isHeic: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    refusePicture({ reason: isHeic ? 'heic' : 'damaged' });
  }
}

/** Checks a file and decodes it upright, reduced to what the crop can use. @throws PictureRefused naming the reason */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const { isHeic } = await checkFile(file);
  const bitmap = await decode(file, isHeic);
  try {
    checkPixels(bitmap);
    const { width, height } = workingSize(bitmap);
    const canvas = drawOnWhite(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height));
    const shown = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9);
    });
    if (!shown) refusePicture({ reason: 'not_prepared' });
    const url = URL.createObjectURL(shown);
    return { canvas, url, close: () => URL.revokeObjectURL(url) };
  } finally {
    bitmap.close();
  }
}

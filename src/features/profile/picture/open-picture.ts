import { checkFile, checkPixels } from './check-file';
import { drawOnWhite, encodeCanvas, maxZoom, uploadSide } from './encode-picture';
import { PictureRefused } from './refusal';

/** A checked and upright picture, without metadata. */
export interface OpenedPicture {
  canvas: HTMLCanvasElement;
  /** An object URL of the same pixels; `close` revokes it. */
  url: string;
  close: () => void;
}

/** The pixels that the greatest zoom of the crop needs. */
const minShorterSide = uploadSide * maxZoom;
/** Safari limits a canvas to 16.7 megapixels, and JPEG limits a side to 65,535 pixels. */
const maxCanvasPixels = 16_000_000;
const maxLongerSide = 16_000;

/** The size in pixels to which a picture is reduced before the crop. */
export function computeWorkingSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(
    1,
    minShorterSide / Math.min(width, height),
    maxLongerSide / Math.max(width, height),
    Math.sqrt(maxCanvasPixels / (width * height)),
  );
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

async function decodePicture(file: File, isHeic: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureRefused({ reason: isHeic ? 'heic' : 'damaged' });
  }
}

/** Checks a file and decodes it upright, reduced to the size for the crop. Throws PictureRefused with the reason. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const { isHeic } = await checkFile(file);
  const bitmap = await decodePicture(file, isHeic);
  try {
    checkPixels(bitmap);
    const { width, height } = computeWorkingSize(bitmap);
    const canvas = drawOnWhite(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height));
    const previewBlob = await encodeCanvas(canvas, 'image/jpeg', 0.9);
    if (!previewBlob) throw new PictureRefused({ reason: 'not_prepared' });
    const url = URL.createObjectURL(previewBlob);
    return { canvas, url, close: () => URL.revokeObjectURL(url) };
  } finally {
    bitmap.close();
  }
}

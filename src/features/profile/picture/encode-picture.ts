import type { Area } from 'react-easy-crop';
import { PictureRefused } from './refusal';

/** The side of the square picture that is uploaded, in pixels. */
export const uploadSide = 512;

export const maxZoom = 3;

/** Draws on white, because JPEG has no transparency. */
export function drawOnWhite(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  draw(context);
  return canvas;
}

const maxUploadBytes = 300_000;

const qualities = [0.88, 0.78, 0.65, 0.5, 0.35];

type Canvas = Pick<HTMLCanvasElement, 'toBlob'>;

/** Resolves with null when the browser cannot encode. */
export const encodeCanvas = (canvas: Canvas, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });

/** Encodes as WebP, else as JPEG, in the best quality within 300 kB. Throws PictureRefused when neither is possible. */
export async function encodeForUpload(canvas: Canvas): Promise<File> {
  for (const quality of qualities) {
    let blob = await encodeCanvas(canvas, 'image/webp', quality);
    if (blob?.type !== 'image/webp') blob = await encodeCanvas(canvas, 'image/jpeg', quality);
    if (blob && blob.size <= maxUploadBytes) {
      return new File([blob], blob.type === 'image/webp' ? 'picture.webp' : 'picture.jpg', {
        type: blob.type,
      });
    }
  }
  // Protection against fingerprinting (such as Firefox's resistFingerprinting) forbids reading from a canvas.
  throw new PictureRefused({ reason: 'not_prepared' });
}

/** Crops a picture to a square part, given in pixels, and encodes it for the upload. */
export const cropPicture = (picture: HTMLCanvasElement, { x, y, width, height }: Area): Promise<File> =>
  encodeForUpload(
    drawOnWhite(uploadSide, uploadSide, (context) =>
      context.drawImage(picture, x, y, width, height, 0, 0, uploadSide, uploadSide),
    ),
  );

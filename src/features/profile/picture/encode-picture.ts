import { drawOnWhite, uploadSide } from './canvas';
import { refusePicture } from './refusal';

const maxUploadBytes = 300_000;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const qualities = [0.88, 0.78, 0.65, 0.5, 0.35];

type Canvas = Pick<HTMLCanvasElement, 'toBlob'>;

const encode = (canvas: Canvas, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });

/**
 * Encodes as WebP, else as JPEG, in the best quality within `limit` bytes.
 * @throws PictureRefused when the browser can encode neither
 */
export async function encodeWithin(canvas: Canvas, limit = maxUploadBytes): Promise<File> {
  for (const quality of qualities) {
    let blob = await encode(canvas, 'image/webp', quality);
    if (blob?.type !== 'image/webp') blob = await encode(canvas, 'image/jpeg', quality);
    if (blob && blob.size <= limit) {
      return new File([blob], blob.type === 'image/webp' ? 'picture.webp' : 'picture.jpg', {
        type: blob.type,
      });
    }
  }
  // Protection against fingerprinting (such as Firefox's resistFingerprinting) forbids reading from a canvas.
  refusePicture({ reason: 'not_prepared' });
}

/** Crops a picture to a square and encodes it for the upload. */
export function cropPicture(picture: HTMLCanvasElement, { x, y, width, height }: Area): Promise<File> {
  return encodeWithin(
    drawOnWhite(uploadSide, uploadSide, (context) =>
      context.drawImage(picture, x, y, width, height, 0, 0, uploadSide, uploadSide),
    ),
  );
}

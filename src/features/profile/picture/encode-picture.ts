import { drawOnWhite, sentSide } from './canvas';
import { refusePicture } from './refusal';

const maxSentBytes = 300_000;

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

/** As WebP, or JPEG where the browser cannot, in the best quality within the limit. @throws PictureRefused when the browser cannot */
export async function encodeWithin(canvas: Canvas, limit = maxSentBytes): Promise<File> {
  for (const quality of qualities) {
    let blob = await encode(canvas, 'image/webp', quality);
    if (blob?.type !== 'image/webp') blob = await encode(canvas, 'image/jpeg', quality);
    if (blob && blob.size <= limit) {
      return new File([blob], blob.type === 'image/webp' ? 'picture.webp' : 'picture.jpg', {
        type: blob.type,
      });
    }
  }
  // Browsers that guard against fingerprinting (Firefox's resistFingerprinting, for one) forbid reading from a canvas.
  refusePicture({ reason: 'not_prepared' });
}

/** Cuts a square out of a picture and makes the file that is sent. */
export function cropPicture(picture: HTMLCanvasElement, { x, y, width, height }: Area): Promise<File> {
  return encodeWithin(
    drawOnWhite(sentSide, sentSide, (context) =>
      context.drawImage(picture, x, y, width, height, 0, 0, sentSide, sentSide),
    ),
  );
}

import { picture } from '@/generated/rules';
import { pictureSize } from '@/lib/picture-file';
import { fileKind } from './file-kind';
import { refusePicture } from './refusal';

/** Below this nobody can be recognised; it keeps out pictures of one pixel, and lines. */
const minSide = 16;

/** Refuses more pixels than a picture may have, and so few that nothing could be seen in the crop. */
export function checkPixels({ width, height }: { width: number; height: number }): void {
  if (Math.min(width, height) < minSide) refusePicture({ reason: 'too_small', width, height });
  if (width * height > picture.pixels) refusePicture({ reason: 'too_many_pixels', pixels: width * height });
}

/**
 * Looks into a file that shall become the profile picture and tells whether it is HEIC, of which only the browser knows
 * whether it can open it.
 *
 * @throws PictureRefused naming the reason
 */
export async function checkFile(file: File): Promise<{ isHeic: boolean }> {
  if (file.size > picture.bytes) refusePicture({ reason: 'too_large', bytes: file.size });
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved or deleted since it was chosen, or a folder.
    refusePicture({ reason: 'unreadable' });
  }
  if (bytes.length === 0) refusePicture({ reason: 'empty' });
  const verdict = fileKind(bytes);
  if ('refusal' in verdict) refusePicture(verdict.refusal);
  if (verdict.picture === 'heic') return { isHeic: true };
  const size = pictureSize(bytes, verdict.picture);
  if (typeof size === 'string') refusePicture({ reason: size });
  checkPixels(size);
  return { isHeic: false };
}

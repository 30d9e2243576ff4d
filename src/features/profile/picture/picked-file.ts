import { refusePicture } from './refusal';

/** The part of `DataTransfer` that holds dropped or pasted files. */
interface Transferred {
  readonly files: ArrayLike<File>;
}

/** Whether a drag or the clipboard carries files; a drag does not show more before it ends. */
export const carriesFiles = ({ types }: { readonly types: readonly string[] }): boolean =>
  types.includes('Files');

/**
 * The one file that was dropped or pasted.
 *
 * @throws PictureRefused when there is none, or more than one
 */
export function pickedFile({ files }: Transferred): File {
  const [first, ...others] = Array.from(files);
  if (!first) refusePicture({ reason: 'nothing' });
  if (others.length > 0) refusePicture({ reason: 'several' });
  return first;
}

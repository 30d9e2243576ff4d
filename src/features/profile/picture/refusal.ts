/** Why a file cannot become a picture; each reason has its own words. */
export type PictureRefusal =
  | { readonly reason: 'too_large'; readonly bytes: number }
  | { readonly reason: 'too_many_pixels'; readonly pixels: number }
  | { readonly reason: 'too_small'; readonly width: number; readonly height: number }
  | {
      readonly reason: 'format' | 'video' | 'document' | 'archive' | 'sound';
      /** The name of the format, as people know it: "GIF". */
      readonly format: string;
    }
  | {
      readonly reason:
        | 'empty'
        | 'heic'
        | 'program'
        | 'text'
        | 'unknown'
        | 'truncated'
        | 'damaged'
        | 'not_prepared'
        | 'unreadable'
        | 'several'
        | 'nothing';
    };

/** Thrown before anything leaves the device. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal) {
    super(`The picture is refused: ${refusal.reason}`);
    this.refusal = refusal;
  }
}

/** @throws PictureRefused with this refusal; never returns. */
export function refusePicture(refusal: PictureRefusal): never {
  throw new PictureRefused(refusal);
}

import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { I18n } from '@/i18n/translate';

type Reason = keyof TranslationFunctions['profile']['picture']['refused'];
export type ReasonWithFormat = 'format' | 'video' | 'document' | 'archive' | 'sound';

/** Why a file cannot become a profile picture. */
export type PictureRefusal =
  | { readonly reason: 'too_large'; readonly bytes: number }
  | { readonly reason: 'too_many_pixels'; readonly pixels: number }
  | { readonly reason: 'too_small'; readonly width: number; readonly height: number }
  /** `format`: the name of the format, such as "GIF". */
  | { readonly reason: ReasonWithFormat; readonly format: string }
  | { readonly reason: Exclude<Reason, 'too_large' | 'too_many_pixels' | 'too_small' | ReasonWithFormat> };

/** The file was refused on the device, before the upload. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal) {
    super(`The picture is refused: ${refusal.reason}`);
    this.refusal = refusal;
  }
}

export function refusalText({ LL, format }: I18n, refusal: PictureRefusal): string {
  const texts = LL.profile.picture.refused;
  switch (refusal.reason) {
    case 'too_large':
      return texts.too_large({ size: `${format.number(Math.ceil(refusal.bytes / 104_857.6) / 10)} MB` });
    case 'too_many_pixels':
      return texts.too_many_pixels({ megapixels: format.number(Math.ceil(refusal.pixels / 1_000_000)) });
    case 'too_small':
      return texts.too_small({ size: `${format.number(refusal.width)} × ${format.number(refusal.height)}` });
    case 'format':
    case 'video':
    case 'document':
    case 'archive':
    case 'sound':
      return texts[refusal.reason]({ format: refusal.format });
    default:
      return texts[refusal.reason]();
  }
}

import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { Format } from '@/lib/format';
import type { PictureRefusal } from './refusal';

/** Words for the reason why a file cannot become a picture. */
export function refusalText(
  { profile: { picture } }: TranslationFunctions,
  format: Pick<Format, 'number'>,
  refusal: PictureRefusal,
): string {
  const words = picture.refused;
  switch (refusal.reason) {
    case 'too_large':
      return words.too_large({ size: `${format.number(Math.ceil(refusal.bytes / 104_857.6) / 10)} MB` });
    case 'too_many_pixels':
      return words.too_many_pixels({ megapixels: format.number(Math.ceil(refusal.pixels / 1_000_000)) });
    case 'too_small':
      return words.too_small({ size: `${format.number(refusal.width)} × ${format.number(refusal.height)}` });
    case 'format':
    case 'video':
    case 'document':
    case 'archive':
    case 'sound':
      return words[refusal.reason]({ format: refusal.format });
    default:
      return words[refusal.reason]();
  }
}

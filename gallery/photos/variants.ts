import { locales } from '@/lib/locale';
import type { View } from '../frame';

export interface Variant extends Pick<View, 'locale' | 'theme' | 'text'> {
  width: number;
}

const themes = ['light', 'dark'] as const;
const widths = [320, 390, 1280] as const;
const textSizes = [100, 200] as const;

/** All variants, in the order of a sheet's rows. */
export const variants: readonly Variant[] = locales.flatMap((locale) =>
  themes.flatMap((theme) =>
    textSizes.flatMap((text) => widths.map((width) => ({ locale, theme, text, width }))),
  ),
);

/** The number of variants in a row of a sheet, which has one language and theme. */
export const variantsPerRow = widths.length * textSizes.length;

/** The height in px of a phone's or a desktop's window. */
export const windowHeight = (width: number): number => (width < 700 ? 780 : 900);

/** The file name of a variant's picture, without extension. */
export const variantName = ({ locale, theme, width, text }: Variant): string =>
  [locale, theme, width, text].join('-');

import { locales } from '@/lib/locale';
import type { View } from '../frame';

/** One way to photograph a state. */
export interface Variant extends Pick<View, 'locale' | 'theme' | 'text'> {
  width: number;
}

const themes = ['light', 'dark'] as const;
const widths = [320, 390, 1280] as const;
const texts = [100, 200] as const;

/** Every way, the rows of a sheet after one another. */
export const variants: readonly Variant[] = locales.flatMap((locale) =>
  themes.flatMap((theme) => texts.flatMap((text) => widths.map((width) => ({ locale, theme, text, width })))),
);

/** How many stand in a row of a sheet: those of one language and theme. */
export const variantsPerRow = widths.length * texts.length;

/** The height of a phone's window, and of a desktop's. */
export const windowHeight = (width: number): number => (width < 700 ? 780 : 900);

/** What a variant's picture is called. */
export const variantName = ({ locale, theme, width, text }: Variant): string =>
  [locale, theme, width, text].join('-');

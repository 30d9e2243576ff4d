import type { Page } from '@playwright/test';

/** The contrast of two colours as CSS writes them, from 1 to 21 (WCAG 2.2, relative luminance). */
export const contrast = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    ([first, second]) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      const luminance = (colour: string): number => {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    },
    [one, other] as const,
  );

import { mdiThemeLightDark, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import type { Theme } from './theme';

export const themeIcons: Record<Theme, string> = {
  light: mdiWhiteBalanceSunny,
  dark: mdiWeatherNight,
  system: mdiThemeLightDark,
};

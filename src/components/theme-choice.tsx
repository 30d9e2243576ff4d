import { type ReactNode, useSyncExternalStore } from 'react';
import { useI18n } from '@/i18n/context';
import { getTheme, setTheme, subscribeToTheme, type Theme, themes } from './theme';
import { themeIcons } from './theme-icons';
import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from './ui/dropdown-menu';
import { Icon } from './ui/icon';

/** The themes as entries of a menu, the present one ticked. */
export function ThemeChoice(): ReactNode {
  const { LL } = useI18n();
  const theme = useSyncExternalStore(subscribeToTheme, getTheme, () => 'light' as const);
  return (
    <DropdownMenuRadioGroup
      aria-label={LL.header.theme.label()}
      value={theme}
      onValueChange={(value) => setTheme(value as Theme)}
    >
      {themes.map((name) => (
        <DropdownMenuRadioItem key={name} value={name}>
          <Icon path={themeIcons[name]} />
          {LL.header.theme[name]()}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  );
}

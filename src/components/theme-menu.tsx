import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useI18n } from '@/i18n/context';
import { getTheme, setTheme, subscribeToTheme, type Theme, themes } from './theme';
import { themeIcons } from './theme-icons';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from './ui/dropdown-menu';
import { Icon } from './ui/icon';

interface ThemeMenuProps {
  trigger: ReactNode;
}

/** The choice of the theme; opened at once, because it is loaded when its button is pressed. */
export function ThemeMenu({ trigger }: ThemeMenuProps): ReactNode {
  const { LL } = useI18n();
  const [open, setOpen] = useState(true);
  const theme = useSyncExternalStore(subscribeToTheme, getTheme, () => 'light' as const);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent aria-label={LL.header.theme.label()}>
        <DropdownMenuRadioGroup value={theme} onValueChange={(value) => setTheme(value as Theme)}>
          {themes.map((name) => (
            <DropdownMenuRadioItem key={name} value={name}>
              <Icon path={themeIcons[name]} />
              {LL.header.theme[name]()}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

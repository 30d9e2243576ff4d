import { type ReactNode, useState } from 'react';
import { useI18n } from '@/i18n/context';
import { setTheme, type Theme, themes, useTheme } from './theme';
import { themeIcons } from './theme-icons';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from './ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';

/** The themes as entries of a menu, the present one ticked. */
export function ThemeChoice(): ReactNode {
  const { LL } = useI18n();
  return (
    <DropdownMenuRadioGroup
      aria-label={LL.header.theme.label()}
      value={useTheme()}
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

interface ThemeMenuProps {
  trigger: ReactNode;
}

/** The choice of the theme; opened at once, because it is loaded when its button is pressed. */
export function ThemeMenu({ trigger }: ThemeMenuProps): ReactNode {
  const { LL } = useI18n();
  const [open, setOpen] = useState(true);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent aria-label={LL.header.theme.label()}>
        <ThemeChoice />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import {
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  OpenedMenu,
} from '@/components/ui/overlays/dropdown-menu';
import { useI18n } from '@/i18n/context';
import { setTheme, type Theme, themeIcons, themes, useTheme } from './theme';

export function ThemeChoice() {
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

export function ThemeMenu({ trigger }: { trigger: ReactNode }) {
  const { LL } = useI18n();
  return (
    <OpenedMenu trigger={trigger} aria-label={LL.header.theme.label()}>
      <ThemeChoice />
    </OpenedMenu>
  );
}

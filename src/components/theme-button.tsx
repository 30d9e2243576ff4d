import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { useTheme } from './theme';
import { themeIcons } from './theme-icons';
import { Button } from './ui/button';
import { Icon } from './ui/icon';
import { useOnIntent } from './use-on-intent';

const loadMenu = () => import('./theme-menu').then((module) => module.ThemeMenu);

/** The button that opens the choice of the theme; the menu itself comes when it is needed. */
export function ThemeButton(): ReactNode {
  const { LL } = useI18n();
  const theme = useTheme();
  const { loaded: Menu, preload, request } = useOnIntent(loadMenu);
  const button = (
    <Button
      variant="quiet"
      size="icon"
      data-press="theme"
      aria-label={`${LL.header.theme.label()}: ${LL.header.theme[theme]()}`}
      aria-haspopup="menu"
      onPointerEnter={preload}
      onFocus={preload}
      {...(!Menu && { onClick: request })}
    >
      <Icon path={themeIcons[theme]} className="size-[min(1.25rem,28px)]" />
    </Button>
  );
  return Menu ? <Menu trigger={button} /> : button;
}

import { type ReactNode, useState } from 'react';
import { useI18n } from '@/i18n/context';
import { ThemeChoice } from './theme-choice';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './ui/dropdown-menu';

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

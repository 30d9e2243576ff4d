import type { ReactNode } from 'react';
import { useMenuOnIntent } from '@/components/later-code';
import { MenuChip } from '@/components/ui/chips';
import type { CountingMenuProps } from './counting-menu';

interface CountingChipProps<Option extends string> extends Omit<CountingMenuProps<Option>, 'trigger'> {
  param: string;
  caption: string | null;
}

const loadMenu = () => import('./counting-menu').then((module) => module.CountingMenu);

/** The chip of a filter whose options are counted in a menu, of which the code comes with the press. */
export function CountingChip<Option extends string>({
  param,
  caption,
  ...menu
}: CountingChipProps<Option>): ReactNode {
  const { Menu, trigger, isLoading } = useMenuOnIntent(loadMenu);
  const { label } = menu;
  const chip = (
    <MenuChip
      data-press={`filter-${param}`}
      active={caption !== null}
      aria-label={caption ? `${label}: ${caption}` : label}
      aria-busy={isLoading || undefined}
      {...trigger}
    >
      {caption ?? label}
    </MenuChip>
  );
  return Menu ? <Menu trigger={chip} {...menu} /> : chip;
}

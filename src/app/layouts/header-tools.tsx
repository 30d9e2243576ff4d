import type { ReactNode } from 'react';
import { LanguageSwitch } from '@/components/language-switch';
import { ThemeButton } from '@/components/theme-button';

/** What every header has on its right side. */
export function HeaderTools(): ReactNode {
  return (
    <>
      <LanguageSwitch />
      <ThemeButton />
    </>
  );
}

import { mdiArrowLeft } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { I18n } from '@/i18n/translate';

/** How the link up to the list looks. */
export const backLinkStyle =
  '-mt-2 mb-1 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-accent hover:underline print:hidden';

/** The content of the link. */
export function BackLinkContent({ i18n: { LL } }: { i18n: I18n }): ReactNode {
  return (
    <>
      <Icon path={mdiArrowLeft} />
      {LL.detail.back()}
    </>
  );
}

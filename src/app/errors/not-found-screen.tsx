import type { ReactNode } from 'react';
import { StatePanel } from '@/components/state-panel';
import { buttonStyle } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { useLocale } from '@/routing/hooks';
import { Link } from '@/routing/link';
import { notFoundTitle } from '@/routing/table';
import { useTitle } from '@/routing/title';

/** The screen for unknown addresses, with a way home. */
export function NotFoundScreen(): ReactNode {
  const { LL, locale } = useI18n();
  useTitle(notFoundTitle[useLocale()]);
  return (
    <StatePanel
      picture="lost"
      code="404"
      title={notFoundTitle[locale]}
      text={LL.errors.notFound.text()}
      level={1}
    >
      <Link to="index" className={buttonStyle({ variant: 'primary' })}>
        {LL.errors.notFound.home()}
      </Link>
    </StatePanel>
  );
}

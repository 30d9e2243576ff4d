import type { ReactNode } from 'react';
import { StatePanel } from '@/components/state-panel';
import { buttonStyle } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { notFoundTitle } from '@/routing/table';
import { useTitle } from '@/routing/title';

/** The screen for unknown addresses (spec, section 2), with a way home. */
export function NotFoundScreen(): ReactNode {
  const { LL, locale } = useI18n();
  const title = notFoundTitle[locale];
  useTitle(title);
  return (
    <StatePanel picture="lost" code="404" title={title} text={LL.errors.notFound.text()} level={1}>
      <Link to="index" className={buttonStyle({ variant: 'primary' })}>
        {LL.errors.notFound.home()}
      </Link>
    </StatePanel>
  );
}

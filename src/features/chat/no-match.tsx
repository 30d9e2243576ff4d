import type { ReactNode } from 'react';
import { StatePanel } from '@/components/state-panel';
import { buttonStyle } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';

/** In the place of a chat whose match is there no longer: there is nothing to try again. */
export function NoMatch(): ReactNode {
  const { notFound } = useI18n().LL.detail;
  return (
    <div className="px-4">
      <StatePanel picture="lost" title={notFound.title()} text={notFound.text()} role="alert">
        <Link to="index" className={buttonStyle({ variant: 'primary' })}>
          {notFound.action()}
        </Link>
      </StatePanel>
    </div>
  );
}

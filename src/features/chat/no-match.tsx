import type { ReactNode } from 'react';
import { StatePanel } from '@/components/state-panel';
import { buttonStyle } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';

/** Shown in place of a chat whose match no longer exists: there is nothing to retry. */
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

import type { ReactNode } from 'react';
import { StatePanel } from '@/components/state-panel';
import { buttonStyle } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';

/** The address is well-formed, but there is no such match. @param children what is left of it here */
export function MatchNotFound({ children }: { children: ReactNode }): ReactNode {
  const { LL } = useI18n();
  const words = LL.detail.notFound;
  useTitle(words.title());
  return (
    <>
      <StatePanel picture="lost" title={words.title()} text={words.text()} level={1}>
        <Link to="index" className={buttonStyle({ variant: 'primary' })}>
          {words.action()}
        </Link>
      </StatePanel>
      {children}
    </>
  );
}

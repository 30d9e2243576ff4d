import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';

/** The two ways in: a new account and signing in. Both lead on to `?next=`. */
export function EntryLinks(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-4">
      <Link to="registration" search={{ next }} className={buttonStyle({ variant: 'primary', size: 'lg' })}>
        {LL.home.landing.register()}
      </Link>
      <Link to="login" search={{ next }} className={buttonStyle({ size: 'lg' })}>
        {LL.home.landing.signIn()}
      </Link>
    </div>
  );
}

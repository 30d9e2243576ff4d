import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';

/** For those who cannot sign in: a new password, a new account. */
export function LoginLinks(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      <p>
        <Link to="forgotPassword" className="lone-link">
          {LL.login.forgotten()}
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-x-2">
        {LL.login.noAccount()}
        <Link to="registration" search={{ next }} className="lone-link">
          {LL.login.register()}
        </Link>
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';

/** For those whose address has an account already: the two things that its message says to do. */
export function HasAccountLinks(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to="login" search={{ next }} className="lone-link">
        {LL.account.registration.signIn()}
      </Link>
      <Link to="forgotPassword" className="lone-link">
        {LL.login.forgotten()}
      </Link>
    </p>
  );
}

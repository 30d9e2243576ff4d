import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { Link } from '@/routing/link';

/** Tells an anonymous person who was led here from a guarded address to sign in, and remembers the address. */
export function SignInNotice(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  if (!next) return null;
  return (
    <Notice kind="info" role="status" className="mb-6 sm:items-center">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{LL.home.signInNotice.text()}</p>
        <Link to="login" search={{ next }} className={buttonStyle({ variant: 'secondary' })}>
          {LL.home.signInNotice.action()}
        </Link>
      </div>
    </Notice>
  );
}

import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { useI18n } from '@/i18n/context';
import { useNext } from '@/routing/hooks';
import { isInvitation } from '@/routing/next';
import { EntryLinks } from './entry-links';

/** Tells an anonymous person who was led here from a guarded address why, and remembers the address. A match is one that somebody shared. */
export function SignInNotice(): ReactNode {
  const { LL } = useI18n();
  const next = useNext();
  if (!next) return null;
  const { text, invitation } = LL.home.signInNotice;
  return (
    <Notice kind="info" role="status" className="mb-6 sm:items-center">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{isInvitation(next) ? invitation() : text()}</p>
        <EntryLinks />
      </div>
    </Notice>
  );
}

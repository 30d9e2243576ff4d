import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { Spinner } from './ui/spinner';

/** Tells a screen reader that something is loading, beside a skeleton that says so to the eye. */
export function LoadingNotice(): ReactNode {
  const { LL } = useI18n();
  return (
    <p role="status" className="sr-only">
      {LL.common.states.loading()}
    </p>
  );
}

/** Shown in place of a screen that loads and has no skeleton. */
export function Loading(): ReactNode {
  return (
    <div className="grid justify-items-center py-16 text-muted">
      <Spinner className="size-8" />
      <LoadingNotice />
    </div>
  );
}

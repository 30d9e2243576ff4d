import { CatchBoundary, type ErrorComponentProps, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useI18n } from '@/i18n/context';
import { isKnownBot } from '@/routing/address/language';
import { forgetFailedImports } from './lazy';

function ErrorFallback({ reset }: ErrorComponentProps) {
  const { LL } = useI18n();
  const noticeRef = useFocusOnUnmount<HTMLDivElement>();
  if (isKnownBot(navigator.userAgent)) return null;
  return (
    <Notice ref={noticeRef} kind="warning" role="alert" className="self-start">
      <p>{LL.errors.region()}</p>
      <Button className="justify-self-start" onClick={reset}>
        {LL.common.actions.retry()}
      </Button>
    </Notice>
  );
}

const EmptyFallback = () => null;

interface ErrorBoundaryProps {
  /** Renders nothing after an error: for a part that the page does not need. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Catches render errors of one part of a page and shows a retry button in its position. A change of the pathname renders the part again. */
export function ErrorBoundary({ isQuiet = false, children }: ErrorBoundaryProps) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <CatchBoundary
      getResetKey={() => pathname}
      errorComponent={isQuiet ? EmptyFallback : ErrorFallback}
      onCatch={forgetFailedImports}
    >
      {children}
    </CatchBoundary>
  );
}

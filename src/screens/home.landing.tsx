import { useEffect } from 'react';
import { useAuthState } from '@/api/context';
import { focusHeadingOfNewScreen } from '@/components/focus/focus';
import { ErrorBoundary } from '@/components/loading/error-boundary';
import { lazyComponent } from '@/components/loading/lazy';
import { PrerenderedComponent } from '@/components/loading/prerendered-component';
import { Landing, SignInNotice } from '@/features/landing/landing';
import { useLocale } from '@/routing/hooks';

const SampleRow = lazyComponent(() =>
  import('@/features/matches/sample/sample-row').then((module) => module.SampleRow),
);

/** Loads the code of the sample row, so that its area is not empty at first. */
export const preloadSample = SampleRow.preload;

export function LandingHome() {
  const { endedSessionCount } = useAuthState();
  useEffect(() => {
    // A session that ends on Home removes what has the focus, without a navigation that would move it.
    const hasFocus = !document.activeElement?.matches('body, [data-silent]');
    if (endedSessionCount > 0 && !hasFocus) focusHeadingOfNewScreen(document);
  }, [endedSessionCount]);
  const sample = (
    <ErrorBoundary isQuiet>
      {/* The class sets the height of a row here, because a prerendered page does not load the row's code. */}
      <PrerenderedComponent key={useLocale()} component={SampleRow} className="min-h-29 md:min-h-22.5" />
    </ErrorBoundary>
  );
  return (
    <>
      <SignInNotice />
      <Landing sample={sample} />
    </>
  );
}

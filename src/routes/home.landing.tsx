import type { ReactNode } from 'react';
import { PrerenderedComponent } from '@/components/prerendered-component';
import { ErrorBoundary } from '@/components/error-boundary';
import { Landing, SignInNotice } from '@/features/landing/landing';
import { lazyComponent } from '@/components/lazy';
import { useLocale } from '@/routing/hooks';

const SampleRow = lazyComponent(() =>
  import('@/features/matches/sample/sample-row').then((module) => module.SampleRow),
);

/** Loads the sample, whose place would be empty at first; without it Home is shown too. */
export const preloadSample = SampleRow.preload;

export function LandingHome(): ReactNode {
  return (
    <>
      <SignInNotice />
      <Landing
        sample={
          <ErrorBoundary quiet>
            {/* As high as a row, whose own code is not to come with a page that the build has drawn. */}
            <PrerenderedComponent key={useLocale()} part={SampleRow} className="min-h-29 md:min-h-22.5" />
          </ErrorBoundary>
        }
      />
    </>
  );
}

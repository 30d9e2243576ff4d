import type { ReactNode } from 'react';
import { DrawnPart } from '@/components/drawn-part';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyPart } from '@/components/lazy-part';
import { Landing } from '@/features/landing/landing';
import { SignInNotice } from '@/features/landing/sign-in-notice';
import { useLocale } from '@/routing/hooks';

const SampleRow = lazyPart(() =>
  import('@/features/matches/sample/sample-row').then((module) => module.SampleRow),
);

/** Home for people who are not signed in: what Hrajem is. */
export function LandingHome(): ReactNode {
  return (
    <>
      <SignInNotice />
      <Landing
        sample={
          <ErrorBoundary quiet>
            {/* As high as a row, whose own code is not to come with a page for guests. */}
            <DrawnPart key={useLocale()} part={SampleRow} className="min-h-29 md:min-h-22.5" />
          </ErrorBoundary>
        }
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { DrawnPart } from '@/components/drawn-part';
import { ErrorBoundary } from '@/components/error-boundary';
import { Landing } from '@/features/landing/landing';
import { SignInNotice } from '@/features/landing/sign-in-notice';
import { useLocale } from '@/routing/hooks';
import { Sample } from './home.sample';

/** Home for people who are not signed in: what Hrajem is. */
export function LandingHome(): ReactNode {
  return (
    <>
      <SignInNotice />
      <Landing
        sample={
          <ErrorBoundary quiet>
            {/* As high as a row. */}
            <DrawnPart key={useLocale()} part={Sample} className="min-h-29 md:min-h-22.5" />
          </ErrorBoundary>
        }
      />
    </>
  );
}

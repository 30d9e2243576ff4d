import type { ReactNode } from 'react';
import { Landing } from '@/features/landing/landing';
import { SignInNotice } from '@/features/landing/sign-in-notice';
import { SampleRow } from '@/features/matches/sample/sample-row';

/** Home for people who are not signed in: what Hrajem is. */
export function LandingHome(): ReactNode {
  return (
    <>
      <SignInNotice />
      <Landing sample={<SampleRow />} />
    </>
  );
}

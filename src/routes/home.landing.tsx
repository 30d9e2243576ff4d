import type { ReactNode } from 'react';
import { Landing } from '@/features/landing/landing';
import { SignInNotice } from '@/features/landing/sign-in-notice';

/** Home for people who are not signed in: what Hrajem is. */
export function LandingHome(): ReactNode {
  return (
    <>
      <SignInNotice />
      <Landing />
    </>
  );
}

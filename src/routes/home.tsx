import { type ReactNode, Suspense, useState } from 'react';
import { useAuthState } from '@/api/context';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyPart } from '@/components/lazy-part';
import { linkSecrets } from '@/routing/link-secrets';

/** Home's content for people with a session and for those without; a page names the files of what its visitor will see. */
export const homeContents = {
  guest: () => import('./home.landing').then((module) => module.LandingHome),
  member: () => import('./home.matches').then((module) => module.MatchesHome),
};

const Landing = lazyPart(homeContents.guest);
const Matches = lazyPart(homeContents.member);
const Confirmation = lazyPart(() =>
  import('@/features/confirmation/confirmation-panel').then((module) => module.ConfirmationPanel),
);

const isLinked = (): boolean => linkSecrets().pid !== undefined;

/** Loads what Home will show, and nothing of what others see there. */
export async function preloadHome(isSignedIn: boolean): Promise<void> {
  await Promise.all([
    isSignedIn ? Matches.preload() : Landing.preload(),
    // Home does not wait for it, and shows by itself that it did not come.
    isLinked() && Confirmation.preload().catch(() => undefined),
  ]);
}

/** Home: the upcoming matches for people who are signed in, else what Hrajem is. */
export function HomeScreen(): ReactNode {
  const { status } = useAuthState();
  const [hasLink] = useState(isLinked);
  return (
    <>
      {hasLink && (
        <ErrorBoundary>
          <Suspense>
            <Confirmation />
          </Suspense>
        </ErrorBoundary>
      )}
      <Suspense>{status === 'unauthenticated' ? <Landing /> : <Matches />}</Suspense>
    </>
  );
}

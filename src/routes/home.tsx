import { type ReactNode, Suspense, useState } from 'react';
import { useAuthState } from '@/api/context';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyPart } from '@/components/lazy-part';
import { useIsMessages } from '@/routing/hooks';
import { linkSecrets } from '@/routing/link-secrets';

/** Home's content for people with a session and for those without; a page names the files of what its visitor will see. */
export const homeContents = {
  guest: () => import('./home.landing').then((module) => module.LandingHome),
  member: () => import('./home.matches').then((module) => module.MatchesHome),
};

const Landing = lazyPart(homeContents.guest);
const Matches = lazyPart(homeContents.member);
const Messages = lazyPart(() => import('./home.messages').then((module) => module.MessagesHome));
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

const loadMessages = (): void => void Messages.preload().catch(() => undefined);

/** For what leads to all chats: their code comes while it is being pressed. */
export const preloadMessages = { onPointerEnter: loadMessages, onFocus: loadMessages };

/** Home: the upcoming matches, or all chats, for people who are signed in, else what Hrajem is. */
export function HomeScreen(): ReactNode {
  const { status } = useAuthState();
  const [hasLink] = useState(isLinked);
  const isMessages = useIsMessages();
  const Member = isMessages ? Messages : Matches;
  return (
    <>
      {hasLink && (
        <ErrorBoundary>
          <Suspense>
            <Confirmation />
          </Suspense>
        </ErrorBoundary>
      )}
      <Suspense>{status === 'unauthenticated' ? <Landing /> : <Member />}</Suspense>
    </>
  );
}

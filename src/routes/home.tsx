import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useAuthState } from '@/api/context';
import { ErrorBoundary } from '@/components/error-boundary';
import { lazyComponent } from '@/components/lazy';
import { ClosePanel } from '@/features/matches/confirmation/close-panel';
import { isMessagesSearch } from '@/routing/rows';
import { useIsMessagesScreen } from '@/routing/hooks';
import { getLinkSecrets } from '@/routing/link-secrets';
import { parseSearch } from '@/routing/search';

/** Home's content for people with a session and for those without; a page names the files of what its visitor will see. */
export const homeContents = {
  guest: () => import('./home.landing').then((module) => module.LandingHome),
  member: () => import('./home.matches').then((module) => module.MatchesHome),
};

const Landing = lazyComponent(homeContents.guest);
const Matches = lazyComponent(homeContents.member);
const Messages = lazyComponent(() => import('./home.messages').then((module) => module.MessagesHome));
const Confirmation = lazyComponent(() =>
  import('@/features/matches/confirmation/confirmation-panel').then((module) => module.ConfirmationPanel),
);

/** Without the code of the landing Home says so itself. */
const preloadSample = (): Promise<void> =>
  import('./home.landing').then((module) => module.preloadSample()).catch(() => undefined);

const hasConfirmationLink = (): boolean => getLinkSecrets().pid !== undefined;

/** Whether the page was opened at all chats, whose frame it then shows. */
const isOpenedAtMessages = (): boolean =>
  typeof location !== 'undefined' && isMessagesSearch(parseSearch(location.search));

/** Loads what Home will show, and nothing of what others see there, nor what a page that is hydrated has drawn already. */
export async function preloadHome(isSignedIn: boolean, isDrawn = false): Promise<void> {
  await Promise.all([
    isSignedIn ? Matches.preload() : Landing.preload(),
    !isSignedIn && !isDrawn && preloadSample(),
    // Home shows by itself that one of these did not come.
    isSignedIn && isOpenedAtMessages() && Messages.preload().catch(() => undefined),
    hasConfirmationLink() && Confirmation.preload().catch(() => undefined),
  ]);
}

const loadMessages = (): void => void Messages.preload().catch(() => undefined);

/** For what leads to all chats: their code comes while it is being pressed. */
export const preloadMessages = { onPointerEnter: loadMessages, onFocus: loadMessages };

export function HomeScreen(): ReactNode {
  const { status } = useAuthState();
  const [hasLink, setHasLink] = useState(hasConfirmationLink);
  const closePanel = useCallback(() => setHasLink(false), []);
  const Member = useIsMessagesScreen() ? Messages : Matches;
  return (
    <>
      {hasLink && (
        <ErrorBoundary>
          <Suspense>
            <ClosePanel value={closePanel}>
              <Confirmation />
            </ClosePanel>
          </Suspense>
        </ErrorBoundary>
      )}
      {/* Who came to confirm is not asked to join Hrajem below it. */}
      {!(hasLink && status === 'unauthenticated') && (
        <Suspense>{status === 'unauthenticated' ? <Landing /> : <Member />}</Suspense>
      )}
    </>
  );
}

import { Suspense, useCallback, useState } from 'react';
import { useAuthState } from '@/api/context';
import { ErrorBoundary } from '@/components/loading/error-boundary';
import { lazyComponent } from '@/components/loading/lazy';
import { ClosePanelContext, PanelPidContext } from '@/features/matches/confirmation/panel-contexts';
import { getLinkSecrets } from '@/routing/address/link-secrets';
import { parseSearch } from '@/routing/address/search';
import { useIsMessagesScreen } from '@/routing/hooks';
import { isMessagesSearch } from '@/routing/rows';
import { parseId } from '@/routing/table';

/** The chunks of Home for people without and with a session; the page preloads the one of its visitor. */
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

/** A failure to load this chunk is ignored: Home itself shows it. */
const preloadSample = (): Promise<void> =>
  import('./home.landing').then((module) => module.preloadSample()).catch(() => undefined);

/** Whether the page was opened by a confirmation link, even an incomplete one; the links of an account have a `uid`. */
const hasConfirmationLink = (): boolean => {
  const { uid, pid, token } = getLinkSecrets();
  return uid === undefined && (pid ?? token) !== undefined;
};

/** Whether the URL opens all chats, at which the page then starts. */
const isOpenedAtMessages = (): boolean =>
  typeof location !== 'undefined' && isMessagesSearch(parseSearch(location.search));

/** Loads the chunks that Home will show to this person; a prerendered page needs no sample row. */
export async function preloadHome(isSignedIn: boolean, isPrerendered = false): Promise<void> {
  await Promise.all([
    isSignedIn ? Matches.preload() : Landing.preload(),
    !isSignedIn && !isPrerendered && preloadSample(),
    // Home itself shows that one of these failed to load.
    isSignedIn && isOpenedAtMessages() && Messages.preload().catch(() => undefined),
    hasConfirmationLink() && Confirmation.preload().catch(() => undefined),
  ]);
}

const loadMessages = (): void => void Messages.preload().catch(() => undefined);

/** The props of a link to all chats that load their code before the press. */
export const preloadMessages = { onPointerEnter: loadMessages, onFocus: loadMessages };

/** Home: the landing page, the matches or all chats, below the panel of a confirmation link. */
export function HomeScreen() {
  const { status } = useAuthState();
  const [hasLink, setHasLink] = useState(hasConfirmationLink);
  const [pid] = useState(() => parseId(getLinkSecrets().pid ?? '') ?? undefined);
  const closePanel = useCallback(() => setHasLink(false), []);
  const MemberContent = useIsMessagesScreen() ? Messages : Matches;
  return (
    <>
      {hasLink && (
        <ErrorBoundary>
          <Suspense>
            <ClosePanelContext value={closePanel}>
              <Confirmation />
            </ClosePanelContext>
          </Suspense>
        </ErrorBoundary>
      )}
      {/* A guest with a confirmation link sees no landing page below the panel. */}
      {!(hasLink && status === 'unauthenticated') && (
        <PanelPidContext value={hasLink ? pid : undefined}>
          <Suspense>{status === 'unauthenticated' ? <Landing /> : <MemberContent />}</Suspense>
        </PanelPidContext>
      )}
    </>
  );
}

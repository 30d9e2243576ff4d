import { mdiInformationOutline } from '@mdi/js';
import { useEffect } from 'react';
import { useAuthState } from '@/api/context';
import { showToast } from '@/components/toasts/toasts';
import { useUnsentStateByMatch } from '@/features/chat/data/outbox/use-outbox';
import { useUnreadByMatch } from '@/features/chat/data/unread';
import { findMyNextMatch } from '@/features/matches/data/match';
import { useUpcomingMatches } from '@/features/matches/data/use-matches';
import { UpcomingMatches } from '@/features/matches/list/upcoming-matches';
import { serverNow } from '@/lib/state/server-time';
import { useSearchParams } from '@/routing/hooks';
import { useNavigateTo } from '@/routing/navigate';
import { SessionFailure } from './session-failure';

/** Handles `?open=next-match`, a shortcut of the installed app (public/manifest.*.webmanifest): opens my next match, or says that there is none. */
function Shortcut(): null {
  const navigateTo = useNavigateTo();
  const { matches } = useUpcomingMatches(true);

  useEffect(() => {
    if (!matches) return;
    const id = findMyNextMatch(matches, serverNow())?.id;
    if (id !== undefined) {
      void navigateTo('detail', { params: { id }, replace: true });
      return;
    }
    showToast('success', ({ LL }) => LL.matches.empty.mine.title(), { icon: mdiInformationOutline });
    void navigateTo('index', { search: { mine: '1' }, replace: true });
  }, [matches, navigateTo]);
  return null;
}

export function MatchesHome() {
  const { status, error } = useAuthState();
  const { open } = useSearchParams();
  const isSessionKnown = status === 'authenticated';
  return (
    <>
      {isSessionKnown && open === 'next-match' && <Shortcut />}
      <UpcomingMatches
        unreadCounts={useUnreadByMatch()}
        unsentStates={useUnsentStateByMatch()}
        isSessionKnown={isSessionKnown}
        failure={!isSessionKnown && error !== null && <SessionFailure error={error} />}
      />
    </>
  );
}

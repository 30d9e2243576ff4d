import { mdiInformationOutline } from '@mdi/js';
import { useEffect } from 'react';
import { serverNow } from '@/lib/server-time';
import { showToast } from '@/components/toasts';
import { myNextMatch } from '@/features/matches/data/match';
import { useUpcomingMatches } from '@/features/matches/data/use-matches';
import { useSearchParams } from '@/routing/hooks';
import { useNavigateTo } from '@/routing/navigate';

/** Handles `?open=next-match`, a shortcut of the installed app (public/manifest.*.webmanifest): opens my next match, or says that there is none. */
export function Shortcut(): null {
  const isRequested = useSearchParams()['open'] === 'next-match';
  const navigateTo = useNavigateTo();
  const { matches } = useUpcomingMatches(isRequested);

  useEffect(() => {
    if (!isRequested || !matches) return;
    const id = myNextMatch(matches, serverNow())?.id;
    if (id !== undefined) {
      void navigateTo('detail', { params: { id }, replace: true });
      return;
    }
    showToast('success', ({ LL }) => LL.matches.empty.mine.title(), { icon: mdiInformationOutline });
    void navigateTo('index', { search: { mine: '1' }, replace: true });
  }, [isRequested, matches, navigateTo]);
  return null;
}

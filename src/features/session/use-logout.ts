import { useState } from 'react';
import { useApi } from '@/api/context';
import { focusSilently, waitForFocus } from '@/components/focus/focus';
import { requestSignOut } from '@/components/state/sign-out-interceptor';
import { showToast } from '@/components/toasts/toasts';
import { setEndedPartner } from '@/lib/state/ended-partner';
import { useNavigateTo } from '@/routing/navigate';
import { parseParams } from '@/routing/rows';

/** Signs out on this device even if the backend fails, and opens Home or the partner's page. It asks first if pending messages would be lost. */
export function useLogout() {
  const api = useApi();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const navigateTo = useNavigateTo();
  const logout = (): void => {
    // Looking for pending messages in the database may take seconds.
    setIsSigningOut(true);
    const signOut = (): void => {
      const partner = api.auth.getSnapshot().session?.partner ?? null;
      const params = parseParams('partner', { partner: partner?.slug });
      setEndedPartner(partner);
      // The message follows the heading of the new screen, whichever is there first.
      void Promise.all([api.logout(), waitForFocus(document)]).then(([hasServerAnswered]) =>
        showToast('success', ({ LL: { header } }) =>
          header.account[hasServerAnswered ? 'signedOut' : 'signedOutHere'](),
        ),
      );
      focusSilently(document);
      void (params
        ? navigateTo('partner', { params, replace: true })
        : navigateTo('index', { replace: true }));
    };
    requestSignOut(signOut, () => setIsSigningOut(false));
  };
  return { logout, isSigningOut };
}

import { useCallback } from 'react';
import { useApi } from '@/api/context';
import { askToSignOut } from '@/components/sign-out-hold';
import { useLocale } from '@/routing/hooks';
import { signedOutHref } from '@/routing/href';
import { useGoTo } from '@/routing/navigate';

/**
 * Signs out: at once on this device, whatever the backend says, and then to Home, or to the goodbye page of the partner
 * through whom the person came. Only words that would be lost by it are asked about first.
 */
export function useLogout(): () => void {
  const api = useApi();
  const goTo = useGoTo();
  const locale = useLocale();
  return useCallback(() => {
    askToSignOut(() => {
      const target = signedOutHref(locale, api.auth.getSnapshot().session?.partner?.slug);
      void api.logout();
      void goTo(target, { replace: true });
    });
  }, [api, goTo, locale]);
}

import { useCallback } from 'react';
import { useApi } from '@/api/context';
import { askToSignOut } from '@/components/open-work';
import { useNavigateTo } from '@/routing/navigate';
import { parseParams } from '@/routing/rows';

/**
 * Signs out: at once on this device, also if the backend fails, and then to Home, or to the goodbye page of the partner
 * through whom the person came. Only words that would be lost by it are asked about first.
 */
export function useLogout(): () => void {
  const api = useApi();
  const navigateTo = useNavigateTo();
  return useCallback(() => {
    askToSignOut(() => {
      const params = parseParams('partner', { partner: api.auth.getSnapshot().session?.partner?.slug });
      void api.logout();
      void (params
        ? navigateTo('partner', { params, replace: true })
        : navigateTo('index', { replace: true }));
    });
  }, [api, navigateTo]);
}

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import type { Api } from '@/api/client';
import { ApiContext, useApi } from '@/api/context';
import { StartingScreen } from '@/app/layouts/starting-screen';
import { Toaster } from '@/components/toaster';
import type { Session } from '@/generated/schemas/session.zod';
import { I18nProvider } from '@/i18n/provider';
import type { Messages } from '@/i18n/translate';
import type { Locale } from '@/lib/locale';
import { useLocale } from '@/routing/hooks';
import { useRouterState } from '@tanstack/react-router';
import { useWhenIdle } from '@/components/use-when-idle';
import { whenIdle } from '@/components/when-idle';

interface ProvidersProps {
  api: Api<Session>;
  /** Words that are at hand, by language, while prerendering. */
  messages?: Partial<Record<Locale, Messages>>;
  children: ReactNode;
}

/** The providers around every screen: the client, the words, the toasts. */
export function Providers({ api, messages, children }: ProvidersProps): ReactNode {
  // Deferred, so that the press is answered first: rendering a screen in other words takes a while.
  const locale = useDeferredValue(useLocale());
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={api.queryClient}>
        <I18nProvider locale={locale} initial={messages}>
          <StartingScreen />
          {children}
          <DeferredServices />
          <Toaster />
        </I18nProvider>
      </QueryClientProvider>
    </ApiContext>
  );
}

const load = () => import('./services').then((module) => module.Services);

/** Loads the services that no screen waits for once the app is shown. */
function DeferredServices(): ReactNode {
  const isShown = useRouterState({
    select: ({ status, matches }) => status === 'idle' && matches.length > 0,
  });
  const { loaded: Services } = useWhenIdle(load, isShown);
  const { startOfflineCache } = useApi();
  useEffect(() => (isShown ? whenIdle(startOfflineCache) : undefined), [isShown, startOfflineCache]);
  return Services && <Services />;
}

import { QueryClientProvider } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect } from 'react';
import type { Api } from '@/api/client';
import { ApiContext, useApi } from '@/api/context';
import { findPlaceholder } from '@/bootstrap/placeholder';
import { Logo } from '@/components/failures/illustrations';
import { chunkLoadFailed, useLazyWhenIdle } from '@/components/loading/lazy';
import { hasUnsavedWork } from '@/components/state/unsaved-work';
import { Toaster } from '@/components/toasts/toaster';
import { Skeleton } from '@/components/ui/skeleton';
import type { Session } from '@/generated/schemas/session.zod';
import { useI18n } from '@/i18n/context';
import { I18nProvider } from '@/i18n/provider';
import type { Messages } from '@/i18n/translate';
import type { ChunkLoadError } from '@/lib/browser/load-chunk';
import { whenIdle } from '@/lib/browser/scheduling';
import type { Locale } from '@/lib/locale';
import { useLocale } from '@/routing/hooks';
import { recoverFromChunkError, reloadOnRequest } from './pwa/reload';

/** A skeleton until the first screen, unless the page has a placeholder, which is removed with the first screen. */
function StartingScreen() {
  const { LL } = useI18n();
  const isStarting = useRouterState({ select: ({ matches }) => matches.length === 0 });
  useLayoutEffect(() => {
    if (!isStarting) findPlaceholder()?.remove();
  }, [isStarting]);
  if (!isStarting || findPlaceholder()) return null;
  return (
    <div role="status" aria-live="polite" className="min-h-dvh">
      <span className="sr-only">{LL.common.states.loading()}</span>
      <div className="border-b border-line">
        <div className="page flex min-h-(--bar-height) items-center gap-2 text-lg font-bold">
          <Logo className="size-[min(2rem,40px)]" />
          {LL.common.appName()}
        </div>
      </div>
      <div className="page grid grid-cols-1 gap-3 pt-4">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </div>
  );
}

/** Reloads the page, as a newer build may have replaced its dictionary; not by itself while that would lose unsaved work. */
function recoverMessages(failure: ChunkLoadError, isRequested: boolean): void {
  if (isRequested) void reloadOnRequest();
  else if (!hasUnsavedWork()) void recoverFromChunkError(failure);
  else chunkLoadFailed.emit();
}

interface ProvidersProps {
  api: Api<Session>;
  /** The dictionaries of a prerender, by language. */
  messages?: Partial<Record<Locale, Messages>>;
  children: ReactNode;
}

export function Providers({ api, messages, children }: ProvidersProps) {
  // Rendering a screen in another language is slow, so it is deferred.
  const locale = useDeferredValue(useLocale());
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={api.queryClient}>
        <I18nProvider locale={locale} initialMessages={messages} onMissing={recoverMessages}>
          <StartingScreen />
          {children}
          <DeferredServices />
          <Toaster />
        </I18nProvider>
      </QueryClientProvider>
    </ApiContext>
  );
}

const loadServices = () => import('./services').then((module) => module.Services);

function DeferredServices() {
  const isIdle = useRouterState({ select: ({ status, matches }) => status === 'idle' && matches.length > 0 });
  const { code: Services } = useLazyWhenIdle(loadServices, isIdle);
  const { startOfflineCache } = useApi();
  useEffect(() => (isIdle ? whenIdle(startOfflineCache) : undefined), [isIdle, startOfflineCache]);
  return Services && <Services />;
}

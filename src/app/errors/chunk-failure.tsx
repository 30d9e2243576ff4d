import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { useI18n } from '@/i18n/context';
import type { ChunkLoadError } from '@/lib/load-chunk';
import { ErrorPanel } from './error-panel';
import { type Recovery, recoverFrom, retryByHand } from './reload';

/** In the place of a screen whose code did not come: the page is loaded anew, or says why that would not help. */
export function ChunkFailure({ error }: { error: ChunkLoadError }): ReactNode {
  const { LL } = useI18n();
  const [recovery, setRecovery] = useState<Recovery>('reloading');
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => {
    void recoverFrom(error).then(setRecovery);
  }, [error]);

  if (recovery === 'reloading' && !isRetrying) {
    return (
      <div role="status" className="grid justify-items-center py-16 text-muted">
        <Spinner className="size-8" />
        <span className="sr-only">{LL.common.states.loading()}</span>
      </div>
    );
  }
  const retry = (): void => {
    setIsRetrying(true);
    void retryByHand().then((next) => {
      setRecovery(next);
      setIsRetrying(next === 'reloading');
    });
  };
  const isUnreachable = recovery === 'unreachable';
  const { offline, server, code } = LL.errors;
  return (
    <ErrorPanel
      code={isUnreachable ? undefined : '500'}
      title={isUnreachable ? offline.title() : server.title()}
      text={isUnreachable ? offline.text() : code.text()}
      busy={isRetrying}
      onRetry={retry}
    />
  );
}

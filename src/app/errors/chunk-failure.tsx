import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { errorText, type Failure } from '@/components/error-text';
import { failureHeading } from '@/components/failure-heading';
import { Loading } from '@/components/loading';
import { useOnline } from '@/components/use-online';
import { useI18n } from '@/i18n/context';
import { type Recovery, recoverFrom, retryByHand } from '@/app/pwa/reload';
import type { ChunkLoadError } from '@/lib/load-chunk';
import { ErrorPanel } from './error-panel';

/** Shown in place of a screen whose code failed to load: reloads the page, or says why that would not help. */
export function ChunkFailure({ error }: { error: ChunkLoadError }): ReactNode {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const [recovery, setRecovery] = useState<Recovery>('reloading');
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => {
    void recoverFrom(error).then(setRecovery);
  }, [error]);
  const retry = useCallback((): void => {
    setIsRetrying(true);
    void retryByHand().then((next) => {
      setRecovery(next);
      setIsRetrying(next === 'reloading');
    });
  }, []);
  useEffect(() => {
    // A person who waits for a connection has asked already.
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  if (recovery === 'reloading' && !isRetrying) return <Loading />;
  const failure: Failure = { kind: recovery === 'unreachable' ? 'offline' : 'code' };
  return (
    <ErrorPanel
      {...failureHeading(LL, failure, isOnline)}
      text={isOnline ? errorText(LL, failure) : LL.errors.offline.text()}
      busy={isRetrying}
      onRetry={retry}
    />
  );
}

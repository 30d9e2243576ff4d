import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useAuthState } from '@/api/context';
import { ApiError, describeError } from '@/api/problem';
import { errorText, getFailureHeading } from '@/components/failures/error-text';
import { LoadingSpinner, StatePanel } from '@/components/failures/state-panel';
import { useOnline } from '@/components/hooks/use-online';
import { Button, buttonStyle } from '@/components/ui/button';
import { useI18n } from '@/i18n/context';
import { listen } from '@/lib/browser/listen';
import { ChunkLoadError } from '@/lib/browser/load-chunk';
import type { Failure } from '@/lib/failure';
import { retryHandler } from '@/lib/state/retry';
import { isKnownBot } from '@/routing/address/language';
import { useLocale } from '@/routing/hooks';
import { Link } from '@/routing/link';
import { notFoundTitle } from '@/routing/table';
import { useTitle } from '@/routing/title';
import { recoverFromChunkError, type Recovery, reloadOnRequest } from './pwa/reload';

interface ErrorPanelProps {
  code?: '500';
  title: string;
  text: string;
  busy: boolean;
  onRetry: () => void;
}

function ErrorPanel({ code, title, text, busy, onRetry }: ErrorPanelProps) {
  const { LL } = useI18n();
  useTitle(title);
  return (
    <StatePanel picture="broken" code={code} title={title} text={text} level={1}>
      <Button variant="primary" busy={busy} onClick={onRetry}>
        {LL.common.actions.retry()}
      </Button>
      <Link to="index" className={buttonStyle({ variant: 'quiet' })}>
        {LL.common.actions.toHome()}
      </Link>
    </StatePanel>
  );
}

/** Replaces a screen whose chunk failed to load: reloads the page, or shows an error when a reload would not help. */
function ChunkFailure({ error }: { error: ChunkLoadError }) {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const [recovery, setRecovery] = useState<Recovery>('reloading');
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => {
    void recoverFromChunkError(error).then(setRecovery);
  }, [error]);
  const retry = useCallback((): void => {
    setIsRetrying(true);
    void reloadOnRequest().then((newRecovery) => {
      setRecovery(newRecovery);
      setIsRetrying(newRecovery === 'reloading');
    });
  }, []);
  // A new connection retries without a click.
  useEffect(() => listen(window, ['online'], retry), [retry]);

  if (recovery === 'reloading' && !isRetrying) return <LoadingSpinner />;
  const failure: Failure = { kind: recovery === 'unreachable' ? 'offline' : 'chunk_load' };
  return (
    <ErrorPanel
      {...getFailureHeading(LL, failure, isOnline)}
      text={isOnline ? errorText(LL, failure) : LL.errors.offline()}
      busy={isRetrying}
      onRetry={retry}
    />
  );
}

function ScreenFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { LL } = useI18n();
  const [isRetrying, setIsRetrying] = useState(false);
  const isOnline = useOnline();
  const failure = error instanceof ApiError ? describeError(error) : null;
  const defaultText = failure ? errorText(LL, failure) : LL.errors.server.text();
  const text = failure?.kind === 'offline' && !isOnline ? LL.errors.offline() : defaultText;
  const retry = retryHandler(() => {
    setIsRetrying(true);
    void router.invalidate().finally(() => {
      setIsRetrying(false);
      reset();
    });
  });
  return (
    <ErrorPanel {...getFailureHeading(LL, failure, isOnline)} text={text} busy={isRetrying} onRetry={retry} />
  );
}

/** Replaces a screen that failed. It is empty for bots, so that they never index an error. */
export function ErrorScreen(props: ErrorComponentProps) {
  if (isKnownBot(navigator.userAgent)) return null;
  const { error } = props;
  return error instanceof ChunkLoadError ? <ChunkFailure error={error} /> : <ScreenFailure {...props} />;
}

export function NotFoundScreen() {
  const { LL, locale } = useI18n();
  useTitle(notFoundTitle[useLocale()]);
  const isSignedIn = useAuthState().status === 'authenticated';
  return (
    <StatePanel picture="lost" code="404" title={notFoundTitle[locale]} text={LL.errors.notFound()} level={1}>
      <Link to="index" className={buttonStyle({ variant: 'primary' })}>
        {LL.common.actions[isSignedIn ? 'toMatches' : 'toHome']()}
      </Link>
    </StatePanel>
  );
}

import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ApiError, describeError } from '@/api/problem';
import { errorText, type Failure, failureHeading } from '@/components/error-text';
import { useOnline } from '@/components/use-online';
import { useI18n } from '@/i18n/context';
import { ChunkLoadError } from '@/lib/load-chunk';
import { retryHandler } from '@/lib/retry';
import { isKnownBot } from '@/routing/language';
import { Loading, StatePanel } from '@/components/state-panel';
import { Button, buttonStyle } from '@/components/ui/button';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';
import { recoverFromChunkError, type Recovery, reloadOnRequest } from './pwa/reload';
import { useLocale } from '@/routing/hooks';
import { notFoundTitle } from '@/routing/table';

interface ErrorPanelProps {
  code?: '500';
  title: string;
  text: string;
  /** While it is being tried again. */
  busy: boolean;
  onRetry: () => void;
}

/** A whole screen about what failed, with a retry and a way home. */
function ErrorPanel({ code, title, text, busy, onRetry }: ErrorPanelProps): ReactNode {
  const { LL } = useI18n();
  useTitle(title);
  return (
    <StatePanel picture="broken" code={code} title={title} text={text} level={1}>
      <Button variant="primary" busy={busy} onClick={onRetry}>
        {LL.errors.server.retry()}
      </Button>
      <Link to="index" className={buttonStyle({ variant: 'quiet' })}>
        {LL.errors.server.home()}
      </Link>
    </StatePanel>
  );
}

/** Shown in place of a screen whose code failed to load: reloads the page, or says why that would not help. */
function ChunkFailure({ error }: { error: ChunkLoadError }): ReactNode {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const [recovery, setRecovery] = useState<Recovery>('reloading');
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => {
    void recoverFromChunkError(error).then(setRecovery);
  }, [error]);
  const retry = useCallback((): void => {
    setIsRetrying(true);
    void reloadOnRequest().then((next) => {
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

function Failure({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const { LL } = useI18n();
  const [isRetrying, setIsRetrying] = useState(false);
  const isOnline = useOnline();
  const failure = error instanceof ApiError ? describeError(error) : null;
  const knownText = failure ? errorText(LL, failure) : LL.errors.server.text();
  const text = failure?.kind === 'offline' && !isOnline ? LL.errors.offline.text() : knownText;
  const retry = retryHandler(() => {
    setIsRetrying(true);
    void router.invalidate().finally(() => {
      setIsRetrying(false);
      reset();
    });
  });
  return (
    <ErrorPanel {...failureHeading(LL, failure, isOnline)} text={text} busy={isRetrying} onRetry={retry} />
  );
}

/** In the place of a screen that failed. A search or preview bot, which never keeps an error for the page, is shown nothing. */
export function ErrorScreen(props: ErrorComponentProps): ReactNode {
  if (isKnownBot(navigator.userAgent)) return null;
  const { error } = props;
  return error instanceof ChunkLoadError ? <ChunkFailure error={error} /> : <Failure {...props} />;
}

/** The screen for unknown addresses, with a way home. */
export function NotFoundScreen(): ReactNode {
  const { LL, locale } = useI18n();
  useTitle(notFoundTitle[useLocale()]);
  return (
    <StatePanel
      picture="lost"
      code="404"
      title={notFoundTitle[locale]}
      text={LL.errors.notFound.text()}
      level={1}
    >
      <Link to="index" className={buttonStyle({ variant: 'primary' })}>
        {LL.errors.notFound.home()}
      </Link>
    </StatePanel>
  );
}

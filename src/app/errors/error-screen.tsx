import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ApiError, describeError } from '@/api/problem';
import { errorText } from '@/components/error-text';
import { failureHeading } from '@/components/failure-heading';
import { useOnline } from '@/components/use-online';
import { useI18n } from '@/i18n/context';
import { ChunkLoadError } from '@/lib/load-chunk';
import { isKnownBot } from '@/routing/language';
import { ChunkFailure } from './chunk-failure';
import { ErrorPanel } from './error-panel';

function Failure({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const { LL } = useI18n();
  const [isRetrying, setIsRetrying] = useState(false);
  const isOnline = useOnline();
  const failure = error instanceof ApiError ? describeError(error) : null;
  const text =
    failure?.kind === 'offline' && !isOnline
      ? LL.errors.offline.text()
      : failure
        ? errorText(LL, failure)
        : LL.errors.server.text();
  const retry = (): void => {
    setIsRetrying(true);
    void router.invalidate().finally(() => {
      setIsRetrying(false);
      reset();
    });
  };
  return (
    <ErrorPanel {...failureHeading(LL, failure, isOnline)} text={text} busy={isRetrying} onRetry={retry} />
  );
}

/**
 * In the place of a screen that failed: what happened, a retry and a way home. A search or preview bot
 * never keeps an error for the page, so it is shown nothing.
 */
export function ErrorScreen(props: ErrorComponentProps): ReactNode {
  if (isKnownBot(navigator.userAgent)) return null;
  return props.error instanceof ChunkLoadError ? (
    <ChunkFailure error={props.error} />
  ) : (
    <Failure {...props} />
  );
}

import { mdiCloudAlertOutline } from '@mdi/js';
import { createContext, use } from 'react';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { useOnline } from '@/components/hooks/use-online';
import { useLoadedAtText, useRemainingSeconds } from '@/components/hooks/use-time';
import { SubmitButton } from '@/components/submit-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import type { Failure } from '@/lib/failure';
import { retryHandler } from '@/lib/state/retry';
import { errorText, mayBeDueToOffline, getFailureToShow } from './error-text';
import { LoadingSpinner, StatePanel, type StatePanelProps } from './state-panel';

interface QueryFailureProps extends Pick<StatePanelProps, 'level' | 'isInCard' | 'children'> {
  failure: Failure;
  busy: boolean;
  onRetry: () => void;
}

/** Whether the session has ended: then the app is about to navigate away, and no failure is shown. */
const hasSessionEnded = ({ kind }: Failure): boolean => kind === 'cancelled' || kind === 'session_expired';

/** Replaces data that failed to load: shows the reason and a retry button, which counts down the backend's Retry-After. */
export function QueryFailure({ failure, busy, onRetry, children, ...rest }: QueryFailureProps) {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const waitEndsAt = 'failedAt' in failure ? failure.failedAt + (failure.retryAfter ?? 0) * 1000 : 0;
  const remainingSeconds = useRemainingSeconds(waitEndsAt);
  if (hasSessionEnded(failure)) return <LoadingSpinner />;
  const shownFailure = getFailureToShow(failure, remainingSeconds > 0);
  const text = shownFailure ? errorText(LL, shownFailure) : LL.problems.waitOver();
  const retry = retryHandler(onRetry);
  return (
    <StatePanel
      picture="broken"
      title={LL.common.states.loadFailed()}
      text={mayBeDueToOffline(failure) && !isOnline ? LL.errors.offline() : text}
      role="alert"
      {...rest}
    >
      <SubmitButton type="button" size="md" busy={busy} remainingSeconds={remainingSeconds} onClick={retry}>
        {LL.common.actions.retry()}
      </SubmitButton>
      {children}
    </StatePanel>
  );
}

interface QueryState {
  readonly data: unknown;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function StaleNoticeContent({ loadedAt, query }: { loadedAt: string; query: QueryState }) {
  const { LL } = useI18n();
  const elementRef = useFocusOnUnmount<HTMLDivElement>();
  return (
    <div
      ref={elementRef}
      className="flex flex-wrap items-center justify-end gap-x-2 rounded-control bg-waiting py-0.5 pr-1 pl-3 text-sm text-on-waiting"
    >
      <Icon path={mdiCloudAlertOutline} className="size-4" />
      <p className="min-w-0 flex-1 basis-48 py-1">{LL.common.states.stale({ when: loadedAt })}</p>
      <Button
        size="sm"
        variant="quiet"
        busy={query.isFetching}
        onClick={retryHandler(query.refetch)}
        className="text-on-waiting hover:bg-transparent hover:underline"
      >
        {LL.common.actions.retry()}
      </Button>
    </div>
  );
}

/** True for the parts of a screen that shows one `StaleNotice` for all of them. */
export const StaleNoticeShownContext = createContext(false);

/** A notice above data whose refetch failed: says when the data was loaded, and has a retry button. It is hidden while offline, as the bar at the top then shows the age of the data. */
export function StaleNotice({ query, className }: { query: QueryState; className?: string }) {
  const isOnline = useOnline();
  const isShownElsewhere = use(StaleNoticeShownContext);
  const { data, error, dataUpdatedAt } = query;
  const isVisible = Boolean(error) && data !== undefined && isOnline && !isShownElsewhere;
  const loadedAtText = useLoadedAtText(dataUpdatedAt);
  // The live region is mounted before its text, else screen readers would not announce the text.
  return (
    <div role="status" aria-live="polite" className={cn('print:hidden', isVisible ? className : 'absolute')}>
      {isVisible && <StaleNoticeContent loadedAt={loadedAtText} query={query} />}
    </div>
  );
}

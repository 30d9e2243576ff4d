import { mdiCloudAlertOutline } from '@mdi/js';
import { createContext, type ReactNode, use } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { retryHandler } from '@/lib/try-again';
import { errorText, type Failure, mayBeOffline, failureDuringWait } from './error-text';
import { useFocusOnUnmount } from './focus';
import { Loading, StatePanel, type StatePanelProps } from './state-panel';
import { useOnline } from './use-online';
import { SubmitButton } from './submit-button';
import { useLoadedAtText } from './use-now';
import { useRemainingSeconds } from './use-remaining';

interface QueryFailureProps extends Pick<StatePanelProps, 'level' | 'isInCard' | 'children'> {
  failure: Failure;
  busy: boolean;
  onRetry: () => void;
}

/** Nothing has failed then: the session is gone, and the app is on the way to where that leads. */
const isSessionLost = ({ kind }: Failure): boolean => kind === 'cancelled' || kind === 'session_expired';

/** In the place of data that could not be loaded: the reason, and a retry button, which counts how long the backend wants to be left alone. */
export function QueryFailure({ failure, busy, onRetry, children, ...panel }: QueryFailureProps): ReactNode {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const remaining = useRemainingSeconds('at' in failure ? failure.at + (failure.retryAfter ?? 0) * 1000 : 0);
  if (isSessionLost(failure)) return <Loading />;
  const reason = failureDuringWait(failure, remaining);
  const text = reason ? errorText(LL, reason) : LL.problems.waitOver();
  return (
    <StatePanel
      picture="broken"
      title={LL.common.states.loadFailed()}
      text={mayBeOffline(failure) && !isOnline ? LL.common.states.triesAgain() : text}
      role="alert"
      {...panel}
    >
      <SubmitButton type="button" size="md" busy={busy} remaining={remaining} onClick={retryHandler(onRetry)}>
        {LL.common.actions.retry()}
      </SubmitButton>
      {children}
    </StatePanel>
  );
}

/** What it needs to know of a query; the result of `useQuery` is one. */
interface StaleQuery {
  readonly data: unknown;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function StaleNoticeContent({ when, query }: { when: string; query: StaleQuery }): ReactNode {
  const { LL } = useI18n();
  const element = useFocusOnUnmount<HTMLDivElement>();
  return (
    <div
      ref={element}
      className="flex flex-wrap items-center justify-end gap-x-2 rounded-control bg-waiting py-0.5 pr-1 pl-3 text-sm text-on-waiting"
    >
      <Icon path={mdiCloudAlertOutline} className="size-4" />
      <p className="min-w-0 flex-1 basis-48 py-1">{LL.common.states.stale({ when })}</p>
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

/** Whether the screen around a part of it says by a notice of its own that nothing newer can be had. */
export const StaleNoticeShownContext = createContext(false);

/** Above data that could not be had anew: from when it is, and a way to try again. Not while offline, which the bar at the top says. */
export function StaleNotice({ query, className }: { query: StaleQuery; className?: string }): ReactNode {
  const isOnline = useOnline();
  const isShownElsewhere = use(StaleNoticeShownContext);
  const { data, error, dataUpdatedAt } = query;
  const isVisible = Boolean(error) && data !== undefined && isOnline && !isShownElsewhere;
  const when = useLoadedAtText(dataUpdatedAt);
  // The region is in the document before it has any words: only then are they read out.
  return (
    <div role="status" className={cn('print:hidden', isVisible ? className : 'absolute')}>
      {isVisible && <StaleNoticeContent when={when} query={query} />}
    </div>
  );
}

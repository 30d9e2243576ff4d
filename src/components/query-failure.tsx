import { mdiCloudAlertOutline } from '@mdi/js';
import { createContext, type ReactNode, use } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { tryingAgain } from '@/lib/try-again';
import { errorText, type Failure, isWithoutSignal, whileCounted } from './error-text';
import { useLeavesFocus } from './focus';
import { Loading, StatePanel, type StatePanelProps } from './state-panel';
import { useOnline } from './use-online';
import { SubmitButton } from './submit-button';
import { useWhenLoaded } from './use-now';
import { useRemaining } from './use-remaining';

interface QueryFailureProps extends Pick<StatePanelProps, 'level' | 'isInCard' | 'children'> {
  failure: Failure;
  busy: boolean;
  onRetry: () => void;
}

/** Nothing has failed then: the session is gone, and the app is on the way to where that leads. */
const isOnTheWay = ({ kind }: Failure): boolean => kind === 'cancelled' || kind === 'session_expired';

/** In the place of data that could not be loaded: the reason, and a retry button, which counts how long the backend wants to be left alone. */
export function QueryFailure({ failure, busy, onRetry, children, ...panel }: QueryFailureProps): ReactNode {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const remaining = useRemaining('at' in failure ? failure.at + (failure.retryAfter ?? 0) * 1000 : 0);
  if (isOnTheWay(failure)) return <Loading />;
  const reason = whileCounted(failure, remaining);
  const text = reason ? errorText(LL, reason) : LL.problems.waitOver();
  return (
    <StatePanel
      picture="broken"
      title={LL.common.states.loadFailed()}
      text={isWithoutSignal(failure) && !isOnline ? LL.common.states.triesAgain() : text}
      role="alert"
      {...panel}
    >
      <SubmitButton type="button" size="md" busy={busy} remaining={remaining} onClick={tryingAgain(onRetry)}>
        {LL.common.actions.retry()}
      </SubmitButton>
      {children}
    </StatePanel>
  );
}

/** What it needs to know of a query; the result of `useQuery` is one. */
interface Stale {
  readonly data: unknown;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function Offer({ when, query }: { when: string; query: Stale }): ReactNode {
  const { LL } = useI18n();
  const element = useLeavesFocus<HTMLDivElement>();
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
        onClick={tryingAgain(query.refetch)}
        className="text-on-waiting hover:bg-transparent hover:underline"
      >
        {LL.common.actions.retry()}
      </Button>
    </div>
  );
}

/** Whether the screen around a part of it says by a notice of its own that nothing newer can be had. */
export const StaleSaid = createContext(false);

/** Above data that could not be had anew: from when it is, and a way to try again. Not while offline, which the bar at the top says. */
export function StaleNotice({ query, className }: { query: Stale; className?: string }): ReactNode {
  const isOnline = useOnline();
  const isSaid = use(StaleSaid);
  const { data, error, dataUpdatedAt } = query;
  const isShown = Boolean(error) && data !== undefined && isOnline && !isSaid;
  const when = useWhenLoaded(dataUpdatedAt);
  // The region is in the document before it has any words: only then are they read out.
  return (
    <div role="status" className={cn('print:hidden', isShown ? className : 'absolute')}>
      {isShown && <Offer when={when} query={query} />}
    </div>
  );
}

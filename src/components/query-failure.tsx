import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { errorText, type Failure } from './error-text';
import { Loading } from './loading';
import { StatePanel } from './state-panel';
import { Button } from './ui/button';
import { useOnline } from './use-online';

interface QueryFailureProps {
  failure: Failure;
  /** While it is being tried again. */
  busy: boolean;
  onRetry: () => void;
  /** The rank of the heading: 1 where the data would have been the whole screen. */
  level?: 1 | 2;
  /** What else can be done, beside trying again. */
  children?: ReactNode;
}

/** Nothing has failed then: the session is gone, and the app is on the way to where that leads. */
const isOnTheWay = ({ kind }: Failure): boolean => kind === 'cancelled' || kind === 'session_expired';

/** In the place of data that could not be had: why, and a way to try again. */
export function QueryFailure({ failure, busy, onRetry, level = 2, children }: QueryFailureProps): ReactNode {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const isLost = failure.kind === 'offline' || failure.kind === 'code';
  if (isOnTheWay(failure)) return <Loading />;
  return (
    <StatePanel
      picture="broken"
      title={LL.common.states.loadFailed()}
      text={isLost && !isOnline ? LL.common.states.triesAgain() : errorText(LL, failure)}
      level={level}
      role="alert"
    >
      <Button variant="primary" busy={busy} onClick={onRetry}>
        {LL.common.actions.retry()}
      </Button>
      {children}
    </StatePanel>
  );
}

import { mdiCalendarPlusOutline, mdiForumOutline, mdiInformationOutline } from '@mdi/js';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useApi } from '@/api/context';
import { describeError, isUnauthorized, isOutcomeUnknown, retryAfterMs } from '@/api/problem';
import { errorText, getFailureToShow } from '@/components/failures/error-text';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { useOfflineAriaProps } from '@/components/hooks/use-online';
import { useLazyOnIntent } from '@/components/loading/lazy';
import { releaseDialog, requestDialog, showNotReady } from '@/components/state/single-dialog';
import {
  dismissToastsOfTopic,
  getToasts,
  isCountingDown,
  showToast,
  type Toast,
} from '@/components/toasts/toasts';
import { saveCalendarFile } from '@/features/matches/calendar/save-calendar-file';
import { ConfirmButton, findRowLink, getToastTopic } from '@/features/matches/confirmation/confirm-button';
import {
  findOverlappingMatch,
  isFull,
  type ParticipationAction,
  withOptimisticUpdates,
} from '@/features/matches/data/match';
import {
  getCachedMatch,
  cachedMatchesQuery,
  matchQuery,
  cacheMatch,
  upcomingMatchesQuery,
} from '@/features/matches/data/queries';
import { findPendingActions, useIsParticipationPending } from '@/features/matches/data/use-matches';
import { canConfirm, JoinButtonView, type MatchButtonProps } from '@/features/matches/views/match-buttons';
import { formatStanding } from '@/features/matches/views/match-texts';
import { statusIcons } from '@/features/matches/views/sport-tile';
import { getJoinMatchMutationOptions, getLeaveMatchMutationOptions, getMatch } from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { isOffline } from '@/lib/browser/browser';
import { afterPaint } from '@/lib/browser/scheduling';
import { serverNow } from '@/lib/state/server-time';
import { useNavigateTo } from '@/routing/navigate';
import type { Question } from './participation-dialog';

/** Returns the name of the outcome; joining may end on the waiting list although the match had a free spot at the press. */
function getOutcome(action: ParticipationAction, matchBefore: Match, matchAfter: MatchDetail) {
  if (action === 'leave')
    return matchBefore.my_participation?.status === 'waitlisted' ? 'leftWaitlist' : 'left';
  if (matchAfter.my_participation?.status !== 'waitlisted') return 'joined';
  return isFull(matchBefore) ? 'waitlisted' : 'joinedWaitlist';
}

/** Whether the error needs no message: the request was cancelled, or an ended session leads to the sign-in screen. */
function needsNoMessage(error: unknown): boolean {
  const { kind } = describeError(error);
  return kind === 'cancelled' || kind === 'session_expired' || isUnauthorized(error);
}

const readMatch = (id: number): Promise<{ currentMatch?: MatchDetail; readError?: unknown }> =>
  getMatch(id).then(
    (currentMatch) => ({ currentMatch }),
    (readError: unknown) => ({ readError }),
  );

const hasTakenEffect = (action: ParticipationAction, { my_participation }: Match): boolean =>
  (action === 'join') === (my_participation !== null);

/** Joins and leaves with an optimistic update and without retries; after a lost answer it reads the match to learn the result. The mutation is built at the press, because `useMutation` in each of a thousand rows would be slow. */
function useParticipation(
  match: Match,
  isOnMatchScreen: boolean,
  pressedButton: RefObject<HTMLElement | null>,
) {
  const client = useQueryClient();
  const i18n = useI18n();
  const navigateTo = useNavigateTo();
  const { auth } = useApi();
  const { id, title } = match;
  const topic = getToastTopic(id);
  const isPending = useIsParticipationPending(id);

  const invalidateQueries = (fetchStatus?: 'fetching'): void => {
    const filters = fetchStatus ? { fetchStatus } : {};
    void client.invalidateQueries({ ...filters, queryKey: upcomingMatchesQuery().queryKey });
    void client.invalidateQueries({ ...filters, queryKey: matchQuery(id).queryKey });
  };
  const handleSuccess = (matchAfter: MatchDetail, action: ParticipationAction, matchBefore: Match): void => {
    cacheMatch(client, matchAfter);
    // A request in flight may return an older state.
    invalidateQueries('fetching');
    const position = matchAfter.my_participation?.waitlist_position ?? 1;
    const outcome = getOutcome(action, matchBefore, matchAfter);
    const text = (currentI18n: I18n): string =>
      outcome === 'joined'
        ? (formatStanding(currentI18n, matchAfter, serverNow()) ?? '')
        : currentI18n.LL.matches[outcome]({ title, position });
    const isWaiting = outcome === 'waitlisted' || outcome === 'joinedWaitlist';
    showToast('success', text, {
      topic,
      ...(isWaiting && { icon: statusIcons.waiting }),
      ...(outcome === 'joined' &&
        !isOnMatchScreen && {
          shortcuts: [
            {
              icon: mdiForumOutline,
              label: ({ LL }) => LL.chat.title(),
              run: () => void navigateTo('detail', { params: { id }, hash: 'chat' }),
            },
            {
              icon: mdiCalendarPlusOutline,
              label: ({ LL }) => LL.detail.calendar.label(),
              run: () => saveCalendarFile(i18n, matchAfter),
            },
          ],
        }),
      isVisuallyHidden: isOnMatchScreen && (outcome === 'joined' || outcome === 'waitlisted'),
    });
  };

  const createToastAction = (action: ParticipationAction, waitEndsAt = 0): Toast['action'] => ({
    name: `${action} ${String(id)}`,
    label: ({ LL }) => LL.common.actions[action](),
    run: () => startAction(action),
    waitEndsAt,
  });
  /** Shows that the device is offline, and offers the action once it is online again, unless the session has changed. */
  const refuseOffline = (action: ParticipationAction): void => {
    showToast('danger', ({ LL }) => LL.matches[`${action}Offline`](), { topic });
    const { endedSessionCount } = auth.getSnapshot();
    const offerAgain = (): void => {
      if (auth.getSnapshot().endedSessionCount !== endedSessionCount) return;
      const offerId = showToast('success', ({ LL }) => LL.matches[`${action}Again`]({ title }), {
        topic,
        icon: mdiInformationOutline,
        action: createToastAction(action),
      });
      const withdrawOffer = (): void => {
        if (getToasts().some(({ id: toastId }) => toastId === offerId)) refuseOffline(action);
      };
      window.addEventListener('offline', withdrawOffer, { once: true });
    };
    window.addEventListener('online', offerAgain, { once: true });
  };
  const mutate = (action: ParticipationAction): void => {
    const matchBefore = getCachedMatch(client, id) ?? match;
    // An older failure message would contradict the optimistic update.
    dismissToastsOfTopic(topic);
    const mutation = {
      meta: { participation: { id, action } },
      onSuccess: (matchAfter: MatchDetail) => handleSuccess(matchAfter, action, matchBefore),
      onError: async (error: Error) => {
        const { currentMatch, readError } = isOutcomeUnknown(error) ? await readMatch(id) : {};
        if (currentMatch && hasTakenEffect(action, currentMatch))
          return handleSuccess(currentMatch, action, matchBefore);
        if (currentMatch) cacheMatch(client, currentMatch);
        if (needsNoMessage(error) || needsNoMessage(readError)) return undefined;
        const waitMs = retryAfterMs(error);
        const failure = getFailureToShow(describeError(error), waitMs > 0) ?? describeError(error);
        // The text names the match only when the pressed button has disappeared.
        const outcome = readError ? 'Unknown' : pressedButton.current?.isConnected ? 'FailedHere' : 'Failed';
        const text = ({ LL }: I18n): string =>
          LL.matches[`${action}${outcome}`]({ title, reason: errorText(LL, failure) });
        const retry = !readError && waitMs > 0 && { action: createToastAction(action, Date.now() + waitMs) };
        showToast('danger', text, { topic, ...retry });
        // The refusal may mean that the match has changed.
        return invalidateQueries();
      },
    };
    const getOptions = action === 'join' ? getJoinMatchMutationOptions : getLeaveMatchMutationOptions;
    // `onError` has already handled the error.
    const mutationEntry = client.getMutationCache().build(client, getOptions({ mutation }));
    mutationEntry.execute({ id }).catch(() => undefined);
  };

  const startAction = (action: ParticipationAction): void => {
    if (isOffline()) refuseOffline(action);
    // `isPending` is from the last render, so it does not stop a quick second press.
    else if (!findPendingActions(client).has(id)) mutate(action);
  };
  return { startAction, isPending };
}

async function findOverlap(client: QueryClient, match: Match): Promise<Match | null> {
  // The busy button must be painted before the list is processed, which takes a while.
  await new Promise<void>((resolve) => void afterPaint(resolve));
  const list = await client.query(cachedMatchesQuery()).catch(() => []);
  // A match with a pending join counts as mine.
  return findOverlappingMatch(withOptimisticUpdates(list, findPendingActions(client)), match);
}

const loadDialog = () => import('./participation-dialog').then((module) => module.ParticipationDialog);

function JoinButtonThatPassesFocus(props: Omit<ComponentProps<typeof JoinButtonView>, 'i18n'>): ReactNode {
  const button = useFocusOnUnmount<HTMLButtonElement>(findRowLink);
  return <JoinButtonView ref={button} i18n={useI18n()} {...useOfflineAriaProps()} {...props} />;
}

/** The button that joins a match or its waiting list, or leaves after a question. It keeps its element, and so the focus, when its action changes. */
export function JoinButton({ match, variant }: MatchButtonProps): ReactNode {
  const client = useQueryClient();
  const pressedButton = useRef<HTMLElement>(null);
  const { startAction, isPending } = useParticipation(match, variant === 'bar', pressedButton);
  const [isCheckingOverlap, setIsCheckingOverlap] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const { code: Dialog, preload, requestCode, isLoading } = useLazyOnIntent(loadDialog);
  const isAsking = question !== null && (isLoading || Dialog !== null);
  useEffect(() => (isAsking ? () => releaseDialog(pressedButton.current) : undefined), [isAsking]);

  // A row has room for one button. Confirming is more urgent than leaving, which the match's screen offers too.
  if (variant === 'row' && canConfirm(match)) return <ConfirmButton match={match} variant="row" />;
  if (!match.can_leave && !match.can_join) return null;
  const ask = (newQuestion: Question): void => {
    if (pressedButton.current === null || !requestDialog(pressedButton.current)) return;
    requestCode();
    setQuestion(newQuestion);
  };
  const joinOrAsk = async (): Promise<void> => {
    setIsCheckingOverlap(true);
    const myMatch = await findOverlap(client, match);
    setIsCheckingOverlap(false);
    const { leave_deadline } = match;
    const isJoiningFinal = leave_deadline !== null && Date.parse(leave_deadline) < serverNow();
    if (myMatch || isJoiningFinal) ask({ action: 'join', myMatch, isJoiningFinal });
    else startAction('join');
  };
  return (
    <>
      <JoinButtonThatPassesFocus
        match={match}
        variant={variant}
        busy={isPending || isCheckingOverlap || isLoading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget, detail: pressCount }) => {
          // The second press of a double click must not ask whether to leave.
          if (pressCount > 1) return;
          pressedButton.current = currentTarget;
          const action = match.can_leave ? 'leave' : 'join';
          if (isCountingDown(`${action} ${String(match.id)}`)) showNotReady(currentTarget);
          else if (isOffline()) startAction(action);
          else if (action === 'leave') ask({ action: 'leave' });
          else void joinOrAsk();
        }}
      />
      {Dialog && question && (
        <Dialog
          match={match}
          question={question}
          onClose={() => setQuestion(null)}
          onConfirm={() => startAction(question.action)}
        />
      )}
    </>
  );
}

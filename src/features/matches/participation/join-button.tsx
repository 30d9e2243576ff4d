import { mdiCalendarPlusOutline, mdiForumOutline, mdiInformationOutline } from '@mdi/js';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@/api/context';
import { describeError, isUnauthorized, isOutcomeUnknown } from '@/api/problem';
import { errorText } from '@/components/error-text';
import { dismissToastsOfTopic, showToast } from '@/components/toasts';
import { standingText } from '@/features/matches/views/sentences';
import { statusIcons } from '@/features/matches/views/sport-tile';
import { saveCalendarFile } from '@/features/matches/calendar/save-calendar-file';
import {
  getCachedMatch,
  cachedMatchesQuery,
  matchQuery,
  cacheMatch,
  upcomingMatchesQuery,
} from '@/features/matches/data/queries';
import { isFull, findOverlappingMatch } from '@/features/matches/data/match';
import { getJoinMatchMutationOptions, getLeaveMatchMutationOptions, getMatch } from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { isOffline } from '@/lib/browser';
import { useNavigateTo } from '@/routing/navigate';
import {
  type ParticipationAction,
  withOptimisticUpdates,
  findPendingMutations,
  useIsPending,
} from '@/features/matches/data/optimistic-update';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { serverNow } from '@/lib/server-time';
import { useFocusOnUnmount } from '@/components/focus';
import { useOfflineAriaProps } from '@/components/use-online';
import { useLazyOnIntent } from '@/components/lazy';
import { releaseDialog, requestDialog } from '@/components/single-dialog';
import { ConfirmButton, findRowLink } from '@/features/matches/confirmation/confirm-button';
import { canConfirm, JoinButtonView, type MatchButtonProps } from '@/features/matches/views/match-buttons';
import { afterPaint } from '@/lib/scheduling';
import type { Question } from './participation-dialog';

/** What an outcome is called: joining may end on the waiting list although there was room a moment ago. */
function getOutcome(act: ParticipationAction, before: Match, after: MatchDetail) {
  if (act === 'leave') return before.my_participation?.status === 'waitlisted' ? 'leftWaitlist' : 'left';
  if (after.my_participation?.status !== 'waitlisted') return 'joined';
  return isFull(before) ? 'waitlisted' : 'joinedWaitlist';
}

/** A cancelled call and an ended session need no message: the person has gone on, or is led to login. */
function needsNoMessage(error: unknown): boolean {
  const { kind } = describeError(error);
  return kind === 'cancelled' || kind === 'session_expired' || isUnauthorized(error);
}

const readMatch = (id: number): Promise<{ seen?: MatchDetail; failure?: unknown }> =>
  getMatch(id).then(
    (seen) => ({ seen }),
    (failure: unknown) => ({ failure }),
  );

/** Whether the match that was read shows the result of the act. */
const hasTakenEffect = (act: ParticipationAction, { my_participation: mine }: Match): boolean =>
  (act === 'join') === (mine !== null);

/**
 * Joins and leaves with an optimistic update. After a lost answer the match is read and decides; nothing is retried. The mutation is built
 * at the press, because `useMutation` would keep an observer and two effects for each of a thousand rows.
 */
function useParticipation(match: Match, isSaidBeside: boolean, pressed: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const i18n = useI18n();
  const navigateTo = useNavigateTo();
  const { auth } = useApi();
  const { id, title } = match;
  const about = `match ${id}`;
  const isPending = useIsPending(id);

  const invalidate = (onlyRunning = false): void => {
    const filters = onlyRunning ? { fetchStatus: 'fetching' as const } : {};
    void client.invalidateQueries({ ...filters, queryKey: upcomingMatchesQuery().queryKey });
    void client.invalidateQueries({ ...filters, queryKey: matchQuery(id).queryKey });
  };
  const succeed = (after: MatchDetail, act: ParticipationAction, before: Match): void => {
    cacheMatch(client, after);
    // An answer that is still on its way may be older than this one.
    invalidate(true);
    const position = after.my_participation?.waitlist_position ?? 1;
    const outcome = getOutcome(act, before, after);
    const text = (present: I18n): string =>
      outcome === 'joined'
        ? (standingText(present, after, serverNow()) ?? '')
        : present.LL.matches[outcome]({ title, position });
    const isWaiting = outcome === 'waitlisted' || outcome === 'joinedWaitlist';
    showToast('success', text, {
      topic: about,
      ...(isWaiting && { icon: statusIcons.waiting }),
      ...(outcome === 'joined' &&
        !isSaidBeside && {
          shortcuts: [
            {
              icon: mdiForumOutline,
              label: ({ LL }) => LL.chat.title(),
              run: () => void navigateTo('detail', { params: { id }, hash: 'chat' }),
            },
            {
              icon: mdiCalendarPlusOutline,
              label: ({ LL }) => LL.detail.calendar.label(),
              run: () => saveCalendarFile(i18n, after),
            },
          ],
        }),
      isVisuallyHidden: isSaidBeside && (outcome === 'joined' || outcome === 'waitlisted'),
    });
  };

  /** Why the action failed. Beside its button the match needs no name. */
  const failedText = (act: ParticipationAction, reason: (i18n: I18n) => string): ((i18n: I18n) => string) => {
    const failed = pressed.current?.isConnected ? (`${act}FailedHere` as const) : (`${act}Failed` as const);
    return (present) => present.LL.matches[failed]({ title, reason: reason(present) });
  };
  /** Without a signal nothing is sent: says so, and offers the act again to the same person once there is one. */
  const refuse = (act: ParticipationAction): void => {
    showToast(
      'danger',
      failedText(act, ({ LL }) => LL.problems.offline()),
      { topic: about },
    );
    const { epoch } = auth.getSnapshot();
    const offer = (): void => {
      if (auth.getSnapshot().epoch !== epoch) return;
      showToast('success', ({ LL }) => LL.matches[`${act}Again`]({ title }), {
        topic: about,
        icon: mdiInformationOutline,
        action: { label: ({ LL }) => LL.common.actions[act](), run: () => mutate(act) },
      });
    };
    window.addEventListener('online', offer, { once: true });
  };
  const mutate = (act: ParticipationAction): void => {
    const before = getCachedMatch(client, id) ?? match;
    // Why the press before failed would contradict what is shown now.
    dismissToastsOfTopic(about);
    const mutation = {
      meta: { participation: { id, act } },
      onSuccess: (after: MatchDetail) => succeed(after, act, before),
      onError: async (error: Error) => {
        const { seen, failure } = isOutcomeUnknown(error) ? await readMatch(id) : {};
        if (seen && hasTakenEffect(act, seen)) return succeed(seen, act, before);
        if (seen) cacheMatch(client, seen);
        if (needsNoMessage(error) || needsNoMessage(failure)) return undefined;
        const reason = describeError(error);
        const text = failure
          ? ({ LL }: I18n): string => LL.matches[`${act}Unknown`]({ title })
          : failedText(act, ({ LL }) => errorText(LL, reason));
        showToast('danger', text, { topic: about });
        // The reason for the refusal is news of the match as well.
        return invalidate();
      },
    };
    const getOptions = act === 'join' ? getJoinMatchMutationOptions : getLeaveMatchMutationOptions;
    // What it throws has been told by `onError`.
    const built = client.getMutationCache().build(client, getOptions({ mutation }));
    built.execute({ id }).catch(() => undefined);
  };

  const act = (which: ParticipationAction): void => {
    // Asked at the press: `isPending` is what was drawn last.
    if (isOffline()) refuse(which);
    else if (!findPendingMutations(client).has(id)) mutate(which);
  };
  return { act, isPending };
}

/** My match at the same time, or null. The list is read first where there is none; when it cannot be had, joining does not depend on it. */
async function findOverlap(client: QueryClient, match: Match): Promise<Match | null> {
  // The button is drawn as busy first: laying pending acts over a long list takes a while.
  await new Promise<void>((resolve) => void afterPaint(resolve));
  const list = await client.query(cachedMatchesQuery()).catch(() => []);
  // A match whose Join was pressed a moment ago counts as mine.
  return findOverlappingMatch(withOptimisticUpdates(list, findPendingMutations(client)), match);
}

/** Whether the deadline for leaving has passed: after joining now one cannot leave. */
const isLeavingClosed = ({ leave_deadline }: Pick<Match, 'leave_deadline'>, now: number): boolean =>
  leave_deadline !== null && Date.parse(leave_deadline) < now;

const loadDialog = () => import('./participation-dialog').then((module) => module.ParticipationDialog);

function FocusReleasingJoinButton(props: Omit<ComponentProps<typeof JoinButtonView>, 'i18n'>): ReactNode {
  const button = useFocusOnUnmount<HTMLButtonElement>(findRowLink);
  return <JoinButtonView ref={button} i18n={useI18n()} {...useOfflineAriaProps()} {...props} />;
}

/** Joins, joins the waiting list, or leaves after a question. It remains the same element when its meaning changes, to keep the focus. */
export function JoinButton({ match, variant }: MatchButtonProps): ReactNode {
  const client = useQueryClient();
  const pressed = useRef<HTMLElement>(null);
  const { act, isPending } = useParticipation(match, variant === 'bar', pressed);
  const [isLooking, setIsLooking] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const { loaded: Dialog, preload, request, isLoading } = useLazyOnIntent(loadDialog);
  const isAsking = question !== null && (isLoading || Dialog !== null);
  useEffect(() => (isAsking ? () => releaseDialog(pressed.current) : undefined), [isAsking]);

  // In a row there is room for one: what is to be done goes before leaving, which the match's screen has too.
  const confirms = canConfirm(match);
  if (confirms && variant === 'row') return <ConfirmButton match={match} variant="row" />;
  if (!match.can_leave && !match.can_join)
    return confirms ? <ConfirmButton match={match} variant={variant} /> : null;
  const ask = (asked: Question): void => {
    if (pressed.current === null || !requestDialog(pressed.current)) return;
    request();
    setQuestion(asked);
  };
  const joinUnlessDoubtful = async (): Promise<void> => {
    setIsLooking(true);
    const other = await findOverlap(client, match);
    setIsLooking(false);
    const isFinal = isLeavingClosed(match, serverNow());
    if (other || isFinal) ask({ act: 'join', other, isFinal });
    else act('join');
  };
  return (
    <>
      {confirms && <ConfirmButton match={match} variant={variant} />}
      <FocusReleasingJoinButton
        match={match}
        variant={variant}
        busy={isPending || isLooking || isLoading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget, detail }) => {
          // The second press of a double click, which may come after the answer, does not ask whether to leave.
          if (detail > 1) return;
          pressed.current = currentTarget;
          if (isOffline()) act(match.can_leave ? 'leave' : 'join');
          else if (match.can_leave) ask({ act: 'leave' });
          else void joinUnlessDoubtful();
        }}
      />
      {Dialog && question && (
        <Dialog
          match={match}
          question={question}
          onClose={() => setQuestion(null)}
          onConfirm={() => act(question.act)}
        />
      )}
    </>
  );
}

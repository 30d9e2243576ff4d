import { mdiCalendarPlusOutline, mdiForumOutline, mdiInformationOutline } from '@mdi/js';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useApi } from '@/api/context';
import { describeError, isOutcomeUnknown, retryAfterMs } from '@/api/problem';
import { errorText, getFailureToShow } from '@/components/failures/error-text';
import { startWait } from '@/components/state/waits';
import { dismissToastsOfTopic, getToasts, showToast, type Toast } from '@/components/toasts/toasts';
import { saveCalendarFile } from '@/features/matches/calendar/save-calendar-file';
import { getToastTopic } from '@/features/matches/confirmation/confirm-button';
import { isFull, type ParticipationAction } from '@/features/matches/data/match';
import {
  getCachedMatch,
  matchQuery,
  cacheMatch,
  upcomingMatchesQuery,
} from '@/features/matches/data/queries';
import { findPendingActions, useIsParticipationPending } from '@/features/matches/data/use-matches';
import { formatStanding } from '@/features/matches/views/match-texts';
import { statusIcons } from '@/features/matches/views/sport-tile';
import {
  getJoinMatchMutationOptions,
  getLeaveMatchMutationOptions,
  leaveMatch,
} from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { isOffline } from '@/lib/browser/browser';
import { serverNow } from '@/lib/state/server-time';
import { refetchMatches } from '@/queries/matches';
import { useNavigateTo } from '@/routing/navigate';
import { tellChat } from './chat-notice';
import { getOutcome, hasTakenEffect, needsNoMessage, readMatch } from './outcome';

/** How long the message that a match was left offers the way back. */
const wayBackMs = 8000;

/** The name of an action by which buttons wait for it. */
export const getActionName = (action: ParticipationAction, id: number): string => `${action} ${String(id)}`;

/** Joins and leaves, after a message to the chat if one is given, with an optimistic update and without retries; after a lost answer it reads the match to learn the result. The mutation is built at the press, because `useMutation` in each of a thousand rows would be slow. */
export function useParticipation(
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
      ...(action === 'leave' && matchAfter.can_join && createWayBack(matchAfter)),
      isVisuallyHidden: isOnMatchScreen && (outcome === 'joined' || outcome === 'waitlisted'),
    });
  };

  /** A button that joins again; a match that is full by now has only its waiting list. */
  const createWayBack = (matchAfter: Match): Pick<Toast, 'action' | 'stayMs'> => ({
    stayMs: wayBackMs,
    action: {
      label: ({ LL }) => (isFull(matchAfter) ? LL.common.actions.joinWaitlist() : LL.matches.leave.goBack()),
      run: () => startAction('join'),
    },
  });
  /** Shows that the device is offline, and offers the action once it is online again, unless the session has changed. */
  const refuseOffline = (action: ParticipationAction, chatMessage?: string): void => {
    showToast('danger', ({ LL }) => LL.matches[`${action}Offline`](), { topic });
    const { endedSessionCount } = auth.getSnapshot();
    const offerAgain = (): void => {
      if (auth.getSnapshot().endedSessionCount !== endedSessionCount) return;
      const offerId = showToast('success', ({ LL }) => LL.matches[`${action}Again`]({ title }), {
        topic,
        icon: mdiInformationOutline,
        action: {
          label: ({ LL }) => LL.common.actions[action](),
          run: () => startAction(action, chatMessage),
        },
      });
      const withdrawOffer = (): void => {
        if (getToasts().some(({ id: toastId }) => toastId === offerId)) refuseOffline(action, chatMessage);
      };
      window.addEventListener('offline', withdrawOffer, { once: true });
    };
    window.addEventListener('online', offerAgain, { once: true });
  };
  const mutate = (action: ParticipationAction, chatMessage?: string): void => {
    let forgetMessage: (() => void) | undefined;
    const matchBefore = getCachedMatch(client, id) ?? match;
    // An older failure message would contradict the optimistic update.
    dismissToastsOfTopic(topic);
    const mutation = {
      meta: { participation: { id, action } },
      onSuccess: (matchAfter: MatchDetail) => {
        forgetMessage?.();
        handleSuccess(matchAfter, action, matchBefore);
      },
      onError: async (error: Error) => {
        if (chatMessage !== undefined && !forgetMessage) {
          if (needsNoMessage(error)) return undefined;
          const reason = describeError(error);
          showToast('danger', ({ LL }) => LL.matches.leave.notTold({ reason: errorText(LL, reason) }), {
            topic,
          });
          return invalidateQueries();
        }
        const { currentMatch, readError } = isOutcomeUnknown(error) ? await readMatch(id) : {};
        if (currentMatch && hasTakenEffect(action, currentMatch)) {
          forgetMessage?.();
          return handleSuccess(currentMatch, action, matchBefore);
        }
        if (currentMatch) cacheMatch(client, currentMatch);
        if (needsNoMessage(error) || needsNoMessage(readError)) return undefined;
        const waitMs = readError ? 0 : retryAfterMs(error);
        if (waitMs > 0) startWait(client, getActionName(action, id), waitMs);
        const isButtonShown = pressedButton.current?.isConnected === true;
        const failure =
          getFailureToShow(describeError(error), isButtonShown && waitMs > 0) ?? describeError(error);
        // The text names the match only when the pressed button has disappeared.
        const outcome = readError ? 'Unknown' : isButtonShown ? 'FailedHere' : 'Failed';
        const text = ({ LL }: I18n): string => {
          const reason = errorText(LL, failure);
          // The pressed button counts down, which says the rest.
          const failureText =
            failure.kind === 'counting_down' ? reason : LL.matches[`${action}${outcome}`]({ title, reason });
          return forgetMessage ? `${LL.matches.leave.toldOnly()} ${failureText}` : failureText;
        };
        showToast('danger', text, { topic });
        // The refusal may mean that the match has changed; the chat may have the message.
        return forgetMessage ? refetchMatches(client) : invalidateQueries();
      },
    };
    const getOptions = action === 'join' ? getJoinMatchMutationOptions : getLeaveMatchMutationOptions;
    const tellFirst = chatMessage !== undefined && {
      mutationFn: async (): Promise<MatchDetail> => {
        forgetMessage = await tellChat(id, chatMessage);
        return leaveMatch(id);
      },
    };
    const mutationEntry = client
      .getMutationCache()
      .build(client, getOptions({ mutation: { ...mutation, ...tellFirst } }));
    // `onError` has already handled the error.
    mutationEntry.execute({ id }).catch(() => undefined);
  };

  const startAction = (action: ParticipationAction, chatMessage?: string): void => {
    if (isOffline()) refuseOffline(action, chatMessage);
    // `isPending` is from the last render, so it does not stop a quick second press.
    else if (!findPendingActions(client).has(id)) mutate(action, chatMessage);
  };
  return { startAction, isPending };
}

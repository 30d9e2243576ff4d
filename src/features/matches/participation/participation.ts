import type { QueryClient } from '@tanstack/react-query';
import { describeError, isOutcomeUnknown, isUnauthorized, retryAfterMs } from '@/api/problem';
import { startWrite } from '@/api/write';
import { startWait } from '@/components/state/waits';
import type { ParticipationAction } from '@/features/matches/data/match';
import {
  cacheMatch,
  getCachedMatch,
  matchQuery,
  upcomingMatchesQuery,
} from '@/features/matches/data/queries';
import {
  getJoinMatchMutationOptions,
  getLeaveMatchMutationOptions,
  getMatch,
  leaveMatch,
} from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { Failure } from '@/lib/failure';
import { refetchMatches } from '@/queries/matches';
import { tellChat } from './chat-notice';

/** How a join or leave has ended, for the message about it. */
export type Outcome =
  | {
      kind: 'done';
      action: ParticipationAction;
      matchBefore: Match;
      matchAfter: MatchDetail;
      /** Whether the chat knows that I do not come. */
      isTold: boolean;
    }
  /** The chat did not get the message, so the match was not left, or was joined all the same. */
  | { kind: 'notTold'; action: ParticipationAction; failure: Failure }
  /** `isUnknown`: neither the answer nor the match could be read; `isTold`: the chat has the message all the same. */
  | { kind: 'failed'; action: ParticipationAction; failure: Failure; isUnknown: boolean; isTold: boolean };

/** The name of an action by which buttons wait for it. */
export const getActionName = (action: ParticipationAction, id: number): string => `${action} ${String(id)}`;

/** Whether the error needs no message: the request was cancelled, or an ended session leads to the sign-in screen. */
function needsNoMessage(error: unknown): boolean {
  const { kind } = describeError(error);
  return kind === 'cancelled' || kind === 'session_expired' || isUnauthorized(error);
}

/** Reads the match after an answer was lost; it never rejects. */
const readMatch = (id: number): Promise<{ currentMatch?: MatchDetail; readError?: unknown }> =>
  getMatch(id).then(
    (currentMatch) => ({ currentMatch }),
    (readError: unknown) => ({ readError }),
  );

interface Participation {
  action: ParticipationAction;
  /** Sent to the match's chat before leaving, or after joining again. */
  chatMessage: string | undefined;
  onStart: () => void;
  onOutcome: (outcome: Outcome) => void;
}

/** Joins or leaves, with an optimistic update and without retries, unless a join or leave of this match is pending; after a lost answer it reads the match to learn the result. */
export function startParticipation(
  client: QueryClient,
  match: Match,
  { action, chatMessage, onStart, onOutcome }: Participation,
): void {
  const { id } = match;
  let forgetMessage: (() => void) | undefined;
  const matchBefore = getCachedMatch(client, id) ?? match;
  const invalidateQueries = (fetchStatus?: 'fetching'): void => {
    for (const { queryKey } of [upcomingMatchesQuery(), matchQuery(id)])
      void client.invalidateQueries({ queryKey, ...(fetchStatus && { fetchStatus }) });
  };
  const reportNotTold = (error: unknown): void => {
    if (needsNoMessage(error)) return;
    onOutcome({ kind: 'notTold', action, failure: describeError(error) });
    invalidateQueries();
  };
  const finish = (matchAfter: MatchDetail): void => {
    forgetMessage?.();
    cacheMatch(client, matchAfter);
    // A request in flight may return an older state.
    invalidateQueries('fetching');
    onOutcome({ kind: 'done', action, matchBefore, matchAfter, isTold: chatMessage !== undefined });
    if (action === 'join' && chatMessage !== undefined)
      tellChat(id, chatMessage).then((forget) => forget(), reportNotTold);
  };
  const recover = async (error: Error): Promise<void> => {
    if (action === 'leave' && chatMessage !== undefined && !forgetMessage) return reportNotTold(error);
    const { currentMatch, readError } = isOutcomeUnknown(error) ? await readMatch(id) : {};
    // Whether the write has taken effect although its answer was lost.
    if (currentMatch && (action === 'join') === (currentMatch.my_participation !== null))
      return finish(currentMatch);
    if (currentMatch) cacheMatch(client, currentMatch);
    if (needsNoMessage(error) || needsNoMessage(readError)) return undefined;
    const isUnknown = readError !== undefined;
    const waitMs = isUnknown ? 0 : retryAfterMs(error);
    if (waitMs > 0) startWait(client, getActionName(action, id), waitMs);
    const isTold = forgetMessage !== undefined;
    onOutcome({ kind: 'failed', action, failure: describeError(error), isUnknown, isTold });
    // The refusal may mean that the match has changed; the chat may have the message.
    return isTold ? refetchMatches(client) : invalidateQueries();
  };
  const tellFirst = async (message: string): Promise<MatchDetail> => {
    forgetMessage = await tellChat(id, message);
    return leaveMatch(id);
  };
  const getOptions = action === 'join' ? getJoinMatchMutationOptions : getLeaveMatchMutationOptions;
  const options = {
    ...getOptions<Error, void>(),
    meta: { participation: { id, action } },
    onMutate: onStart,
    onSuccess: finish,
    onError: recover,
    ...(action === 'leave' && chatMessage !== undefined && { mutationFn: () => tellFirst(chatMessage) }),
  };
  // `recover` has already handled the error.
  startWrite(client, ['participation', id], options, { id }).catch(() => undefined);
}

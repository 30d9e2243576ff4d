import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { describeError } from '@/api/describe-error';
import { isUnauthorized } from '@/api/problem';
import { errorText } from '@/components/error-text';
import { showToast } from '@/components/toasts';
import { cachedMatch, patchMatch, putMatch } from '@/features/matches/data/cache';
import { isFull } from '@/features/matches/data/facts';
import { matchQuery, upcomingMatchesQuery } from '@/features/matches/data/queries';
import { joinMatch, leaveMatch } from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { useI18n } from '@/i18n/context';
import { joined, left } from './optimistic';

type Act = 'join' | 'leave';

interface UseParticipation {
  join: () => void;
  leave: () => void;
  /** Which of the two is on its way. */
  pending: Act | null;
}

/** What an outcome is called: joining may end on the waiting list although there was room a moment ago. */
function outcomeOf(act: Act, before: Match, after: MatchDetail) {
  if (act === 'leave') return 'left';
  if (after.my_participation?.status !== 'waitlisted') return 'joined';
  return isFull(before) ? 'waitlisted' : 'joinedWaitlist';
}

/**
 * Joins and leaves a match: shown at once, put right by the answer, taken back with a message when refused. A second
 * press while one is on its way does nothing; nothing is ever sent again by itself.
 */
export function useParticipation(match: Match): UseParticipation {
  const client = useQueryClient();
  const { LL } = useI18n();
  const { id, title } = match;
  const mutationKey = ['participation', id];

  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    mutationFn: (act: Act) => (act === 'join' ? joinMatch(id) : leaveMatch(id)),
    onMutate: async (act) => {
      // An answer that was on its way before would overwrite what is shown now.
      await Promise.all([
        client.cancelQueries({ queryKey: upcomingMatchesQuery().queryKey }),
        client.cancelQueries({ queryKey: matchQuery(id).queryKey }),
      ]);
      const before = cachedMatch(client, id) ?? match;
      patchMatch(client, id, (present) => (act === 'join' ? joined(present, new Date()) : left(present)));
      return { before };
    },
    onSuccess: (after, act, { before }) => {
      putMatch(client, after);
      const position = after.my_participation?.waitlist_position ?? 1;
      showToast('success', LL.matches[outcomeOf(act, before, after)]({ title, position }));
    },
    onError: (error, act, context) => {
      if (context) patchMatch(client, id, () => context.before);
      const failure = describeError(error);
      // The person has left, or is on the way to login.
      const isGone = failure.kind === 'cancelled' || failure.kind === 'session_expired';
      if (isGone || isUnauthorized(error)) return;
      const reason = errorText(LL, failure);
      const words = act === 'join' ? LL.matches.joinFailed : LL.matches.leaveFailed;
      showToast('danger', words({ title, reason }));
      // Whatever refused it also changed what is known of the match.
      void client.invalidateQueries({ queryKey: upcomingMatchesQuery().queryKey });
      void client.invalidateQueries({ queryKey: matchQuery(id).queryKey });
    },
  });

  const act = useCallback(
    (which: Act) => {
      if (client.isMutating({ mutationKey: ['participation', id] }) === 0) mutate(which);
    },
    [client, id, mutate],
  );
  return {
    join: useCallback(() => act('join'), [act]),
    leave: useCallback(() => act('leave'), [act]),
    pending: isPending ? variables : null,
  };
}

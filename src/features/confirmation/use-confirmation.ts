import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError, isProblem } from '@/api/problem';
import { askAgain } from '@/api/query-client';
import type { Failure } from '@/components/error-text';
import { confirmParticipation } from '@/generated/match/match';
import { ConfirmParticipationParams } from '@/generated/schemas/confirmParticipationParams.zod';
import type { ConfirmResult } from '@/generated/schemas/confirmResult.zod';
import { forgetLinkSecrets, linkSecrets } from '@/routing/link-secrets';
import { parseId } from '@/routing/table';

/** Why a link confirms nothing. */
type DeadLink = 'invalid' | 'expired' | 'cancelled' | 'over';

/** What came of the link; `waiting` until it is pressed, `failed` can be pressed again. */
export type Confirmation =
  | { state: 'waiting' }
  | { state: 'confirmed' | 'alreadyConfirmed'; result: ConfirmResult }
  | { state: DeadLink }
  | { state: 'failed'; failure: Failure };

const deadLinks: Readonly<Record<string, DeadLink>> = {
  confirmation_link_invalid: 'invalid',
  validation_failed: 'invalid',
  confirmation_link_expired: 'expired',
  match_cancelled: 'cancelled',
  match_started: 'over',
  match_finished: 'over',
};

/** The link's values as the contract wants them; null for a link that is not whole or not well-formed. */
function linkParams(): ConfirmParticipationParams | null {
  const { pid, token } = linkSecrets();
  const params = ConfirmParticipationParams.safeParse({ pid: parseId(pid ?? ''), token });
  return params.success ? params.data : null;
}

const mutationKey = ['confirmParticipation'];

interface UseConfirmation {
  confirmation: Confirmation;
  isPending: boolean;
  confirm: () => void;
}

/**
 * Confirms participation by the link that opened this page, on a press only: programs that scan e-mails open links too. It
 * may be pressed again; the backend then says that it was confirmed before.
 */
export function useConfirmation(): UseConfirmation {
  const client = useQueryClient();
  const [params] = useState(linkParams);
  const { mutate, isPending, data, error } = useMutation({
    // A write by GET, for which no mutation is generated.
    mutationKey,
    mutationFn: (values: ConfirmParticipationParams) => confirmParticipation(values),
    onSuccess: () => {
      forgetLinkSecrets();
      // Also what is on its way: a list that was asked for before the press shows the place as it was.
      askAgain(client, '/api/match/');
    },
    onError: (error) => {
      if (isProblem(error) && deadLinks[error.code ?? '']) forgetLinkSecrets();
    },
  });
  return {
    confirmation: params ? outcomeOf(data, error) : { state: 'invalid' },
    isPending,
    confirm: () => {
      // A link that has done its work is forgotten, before the button goes. `isPending` is what was drawn last.
      if (params && linkSecrets().pid !== undefined && client.isMutating({ mutationKey }) === 0)
        mutate(params);
    },
  };
}

function outcomeOf(result: ConfirmResult | undefined, error: unknown): Confirmation {
  if (result) return { state: result.status === 'confirmed' ? 'confirmed' : 'alreadyConfirmed', result };
  const dead = isProblem(error) ? deadLinks[error.code ?? ''] : undefined;
  if (dead) return { state: dead };
  return error ? { state: 'failed', failure: describeError(error) } : { state: 'waiting' };
}

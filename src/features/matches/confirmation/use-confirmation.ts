import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain, underMatches } from '@/api/query-client';
import { getConfirmParticipationMutationKey, useConfirmParticipation } from '@/generated/match/match';
import { ConfirmParticipationParams } from '@/generated/schemas/confirmParticipationParams.zod';
import { forgetLinkSecrets, linkSecrets } from '@/routing/link-secrets';
import { parseId } from '@/routing/table';
import { type Confirmation, deadLinkOf, outcomeOf } from './outcome';

/** The link's values as the contract wants them; null for a link that is not whole or not well-formed. */
function linkParams(): ConfirmParticipationParams | null {
  const { pid, token } = linkSecrets();
  const params = ConfirmParticipationParams.safeParse({ pid: parseId(pid ?? ''), token });
  return params.success ? params.data : null;
}

interface UseConfirmation {
  confirmation: Confirmation;
  isPending: boolean;
  confirm: () => void;
  pid: number | undefined;
}

/** Confirms by the link that opened this page, on a press only: programs that scan e-mails open links too. */
export function useConfirmation(): UseConfirmation {
  const client = useQueryClient();
  const [params] = useState(linkParams);
  const { mutate, isPending, data, error } = useConfirmParticipation({
    mutation: {
      onSuccess: () => {
        forgetLinkSecrets();
        // Also what is on its way: a list that was asked for before the press shows the place as it was.
        askAgain(client, underMatches);
      },
      onError: (error) => {
        if (deadLinkOf(error)) forgetLinkSecrets();
      },
    },
  });
  return {
    confirmation: params ? outcomeOf(data, error) : { state: 'invalid' },
    isPending,
    pid: params?.pid,
    confirm: () => {
      // A link that has done its work is forgotten, before the button goes. `isPending` is what was drawn last.
      const mutationKey = getConfirmParticipationMutationKey();
      if (params && linkSecrets().pid !== undefined && client.isMutating({ mutationKey }) === 0)
        mutate({ params });
    },
  };
}

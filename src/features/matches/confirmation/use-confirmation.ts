import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '@/api/write';
import { cacheConfirmation } from '@/features/matches/data/queries';
import { getConfirmParticipationMutationOptions } from '@/generated/match/match';
import { ConfirmParticipationParams } from '@/generated/schemas/confirmParticipationParams.zod';
import { refetchMatches } from '@/queries/matches';
import { forgetLinkSecrets, getLinkSecrets } from '@/routing/address/link-secrets';
import { parseId } from '@/routing/table';
import { type Confirmation, getDeadLinkReason, toConfirmation } from './confirmation';

function readLinkParams(): ConfirmParticipationParams | null {
  const { pid, token } = getLinkSecrets();
  const params = ConfirmParticipationParams.safeParse({ pid: parseId(pid ?? ''), token });
  return params.success ? params.data : null;
}

/** Confirms with the link that opened this page, only on a press: e-mail scanners open links too. */
export function useConfirmation() {
  const client = useQueryClient();
  const [params] = useState(readLinkParams);
  const { write, isPending, data, error } = useWrite(['confirmation', params?.pid], {
    ...getConfirmParticipationMutationOptions<Error>(),
    onSuccess: (result) => {
      forgetLinkSecrets();
      cacheConfirmation(client, result);
      // A list that was requested before the confirmation would show the old status.
      refetchMatches(client);
    },
    onError: (error) => {
      if (getDeadLinkReason(error)) forgetLinkSecrets();
    },
  });
  return {
    outcome: params ? toConfirmation(data, error) : ({ state: 'invalid' } satisfies Confirmation),
    isPending,
    pid: params?.pid,
    confirm: () => {
      // A link that has confirmed is forgotten.
      if (params && getLinkSecrets().pid !== undefined) write({ params });
    },
  };
}

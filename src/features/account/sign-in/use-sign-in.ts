import { useCallback } from 'react';
import { useApi } from '@/api/context';
import { forgetWayBack } from '@/features/account/parts/way-back';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import { useGoOn } from '@/routing/navigate';

/**
 * Keeps the tokens of a completed sign-in, loads the session and goes on to `next` or Home. Rejects when the browser
 * refuses the cookies (`TokenStorageError`) or the session cannot be loaded; the cookies then stay for the next try.
 */
export function useSignIn(): (tokens: Tokens) => Promise<void> {
  const { auth } = useApi();
  const goOn = useGoOn();
  return useCallback(
    async ({ access, refresh }) => {
      auth.signIn({ access, refresh });
      forgetWayBack();
      // Signed in is signed in: a session that cannot be loaded yet is shown by the next screen, with its own retry.
      await auth.ensure().catch(() => undefined);
      await goOn();
    },
    [auth, goOn],
  );
}

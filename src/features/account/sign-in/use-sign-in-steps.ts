import { useCallback, useState } from 'react';
import { useApi } from '@/api/context';
import { forgetWayBack } from '@/features/account/parts/way-back';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import type { OtpRequired } from '@/generated/schemas/otpRequired.zod';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import { useGoOn } from '@/routing/navigate';

/** Keeps the tokens of a completed sign-in and goes on. Rejects when the browser refuses the cookies (`TokenStorageError`). */
function useSignIn(): (tokens: Tokens) => Promise<void> {
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

interface SignInSteps {
  otp: OtpRequired | null;
  proceed: (result: LoginResult) => Promise<void> | void;
  signIn: (tokens: Tokens) => Promise<void>;
  back: () => void;
  /** Has one come back? The button that led back is gone, so the first step takes the focus. */
  isBack: boolean;
}

/** The two steps of signing in, whichever way the first is taken. */
export function useSignInSteps(): SignInSteps {
  const signIn = useSignIn();
  const [otp, setOtp] = useState<OtpRequired | null>(null);
  const proceed = useCallback(
    (result: LoginResult) => (result.status === 'otp_required' ? setOtp(result) : signIn(result)),
    [signIn],
  );
  const [isBack, setIsBack] = useState(false);
  const back = useCallback(() => {
    setOtp(null);
    setIsBack(true);
  }, []);
  return { otp, proceed, signIn, back, isBack };
}

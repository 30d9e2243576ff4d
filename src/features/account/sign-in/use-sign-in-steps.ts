import { useState } from 'react';
import { useApi } from '@/api/context';
import { forgetWayBack } from '@/features/account/parts/way-back';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import type { OtpRequired } from '@/generated/schemas/otpRequired.zod';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import { useGoToNext } from '@/routing/navigate';

/** The two steps of signing in, whichever way the first is taken. */
export function useSignInSteps() {
  const { auth } = useApi();
  const goOn = useGoToNext();
  const [otp, setOtp] = useState<OtpRequired | null>(null);
  const [isBack, setIsBack] = useState(false);
  /** Keeps the tokens and goes on. Rejects when the browser refuses the cookies (`TokenStorageError`). */
  const signIn = async ({ access, refresh }: Tokens): Promise<void> => {
    auth.signIn({ access, refresh });
    forgetWayBack();
    // Signed in is signed in: a session that cannot be loaded yet is shown by the next screen, with its own retry.
    await auth.ensure().catch(() => undefined);
    await goOn();
  };
  return {
    otp,
    signIn,
    proceed: (result: LoginResult) => (result.status === 'otp_required' ? setOtp(result) : signIn(result)),
    back: (): void => {
      setOtp(null);
      setIsBack(true);
    },
    /** Has one come back? The button that led back is gone, so the first step takes the focus. */
    isBack,
  };
}

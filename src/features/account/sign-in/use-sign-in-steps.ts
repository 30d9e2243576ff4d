import { useState } from 'react';
import { useApi } from '@/api/context';
import { forgetReturnAddress } from '@/features/account/parts/return-address';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import type { OtpRequired } from '@/generated/schemas/otpRequired.zod';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import { useGoToNext } from '@/routing/navigate';

/** The two steps of signing in: password or Google, then a one-time code when the backend requires it. */
export function useSignInSteps() {
  const { auth } = useApi();
  const goOn = useGoToNext();
  const [otp, setOtp] = useState<OtpRequired | null>(null);
  const [isBack, setIsBack] = useState(false);
  /** Stores the tokens and navigates on; rejects with `TokenStorageError` when the browser refuses cookies. */
  const signIn = async ({ access, refresh }: Tokens): Promise<void> => {
    auth.signIn({ access, refresh });
    forgetReturnAddress();
    // If the session fails to load, the next screen shows the error with a retry.
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
    /** Whether the person has returned to the first step, which then takes the focus of the removed button. */
    isBack,
  };
}

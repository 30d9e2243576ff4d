/** Runs instead of signing out: either calls `signOut`, or asks the person first and calls `onAsk` when the question shows. */
type SignOutInterceptor = (signOut: () => void, onAsk: () => void) => void;

let interceptor: SignOutInterceptor | null = null;

/** Sets the interceptor for signing out; returns a function that removes it. */
export function interceptSignOut(newInterceptor: SignOutInterceptor): () => void {
  interceptor = newInterceptor;
  return () => {
    if (interceptor === newInterceptor) interceptor = null;
  };
}

export const requestSignOut: SignOutInterceptor = (signOut, onAsk) =>
  interceptor ? interceptor(signOut, onAsk) : signOut();

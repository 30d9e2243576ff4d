/** Takes over when somebody presses to sign out, and calls `signOut` itself, or never. */
export type SignOutHold = (signOut: () => void) => void;

let hold: SignOutHold | null = null;

/** Asks before anybody signs out, for as long as the returned way to stop is not called. */
export function holdSignOut(question: SignOutHold): () => void {
  hold = question;
  return () => {
    if (hold === question) hold = null;
  };
}

/** Signs out, unless something has to be asked first. */
export const askToSignOut: SignOutHold = (signOut) => (hold ? hold(signOut) : signOut());

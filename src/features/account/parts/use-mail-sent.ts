import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { webStorage } from '@/api/storage';
import { createEmitter } from '@/lib/emitter';

/** For the tab, because a phone may drop the page while its owner reads the e-mail. */
const storageKey = 'mail_sent';

const storage = () => webStorage(() => sessionStorage);
const changed = createEmitter();

interface MailSent {
  email: string;
  /** Milliseconds since 1970. */
  at: number;
}

type Kind = 'registration' | 'reset';

function parse(text: string | null, kind: Kind): MailSent | null {
  try {
    const { kind: of, email, at } = JSON.parse(text ?? '{}') as Partial<MailSent> & { kind?: unknown };
    return of === kind && typeof email === 'string' && typeof at === 'number' ? { email, at } : null;
  } catch {
    return null;
  }
}

function set(text: string | null): void {
  if (text === null) storage().remove(storageKey);
  else storage().set(storageKey, text);
  changed.emit();
}

const read = (): string | null => storage().get(storageKey);

/** The e-mail that this screen has sent, also after a reload; leaving the screen forgets it, and so does the end of the tab. */
export function useMailSent(kind: Kind) {
  // The page is drawn at build time, when nothing was sent.
  const text = useSyncExternalStore(changed.subscribe, read, () => null);
  const sent = useMemo(() => parse(text, kind), [text, kind]);
  useEffect(() => {
    // Mounted twice in development, it is there again.
    if (sent) storage().set(storageKey, JSON.stringify({ kind, ...sent }));
    return () => storage().remove(storageKey);
  }, [kind, sent]);
  return {
    sent,
    note: (email: string): void => set(JSON.stringify({ kind, email, at: Date.now() })),
    forget: (): void => set(null),
  };
}

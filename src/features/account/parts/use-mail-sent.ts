import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { webStorage } from '@/api/storage';
import { createEmitter } from '@/lib/emitter';

/** Stored, because a phone may discard the page while the person reads the e-mail. */
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
    const {
      kind: storedKind,
      email,
      at,
    } = JSON.parse(text ?? '{}') as Partial<MailSent> & { kind?: unknown };
    return storedKind === kind && typeof email === 'string' && typeof at === 'number' ? { email, at } : null;
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

/** The e-mail that this screen has sent, also after a reload of the tab; it is forgotten when the component is unmounted. */
export function useMailSent(kind: Kind) {
  const text = useSyncExternalStore(changed.subscribe, read, () => null);
  const sent = useMemo(() => parse(text, kind), [text, kind]);
  useEffect(() => {
    // Strict mode has just removed it by mounting twice.
    if (sent) storage().set(storageKey, JSON.stringify({ kind, ...sent }));
    return () => storage().remove(storageKey);
  }, [kind, sent]);
  return {
    sent,
    remember: (email: string): void => set(JSON.stringify({ kind, email, at: Date.now() })),
    forget: (): void => set(null),
  };
}

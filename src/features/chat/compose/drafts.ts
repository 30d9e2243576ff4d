import type { Auth } from '@/api/auth';
import { deviceStorage, userKey } from '@/api/storage';
import { createUnsavedValue, type PersonAuth } from '@/api/unsaved';

const prefix = userKey('chat-draft:');

type Drafts = ReadonlyMap<string, string>;

const unsaved = createUnsavedValue<Drafts>();
/** The drafts that came back and that nobody has seen yet: what a former session has left on the device may still be removed. */
const returned = new Map<string, string>();

/** What was typed on this page: another tab whose session expires removes the drafts from the device. */
const typedHere = new Map<string, string>();

const keyOf = (matchId: number): string => `${prefix}${String(matchId)}`;

/** The text that was typed and not sent, also before a reload. It goes with the session. */
export const draftOf = (matchId: number): string =>
  returned.get(keyOf(matchId)) ?? deviceStorage().get(keyOf(matchId)) ?? '';

/** Whether the draft is there again after the session had expired, and this was not said yet. */
export const hasReturned = (matchId: number): boolean => returned.has(keyOf(matchId));

export function saveDraft(matchId: number, text: string): void {
  returned.delete(keyOf(matchId));
  typedHere.set(keyOf(matchId), text);
  deviceStorage().set(keyOf(matchId), text);
}

/** Puts drafts back, but not over what was typed since. */
function restore(drafts: Drafts): void {
  const storage = deviceStorage();
  unsaved.forget();
  for (const [key, text] of drafts) {
    if (storage.get(key)?.trim()) continue;
    storage.set(key, text);
    returned.set(key, text);
  }
}

/** Keeps all drafts over a session that expires until the same person has signed in again; returns the way to stop. */
export const keepDrafts = (
  auth: PersonAuth & Pick<Auth<unknown>, 'onExpiring' | 'onPurge'>,
): (() => void) => {
  const stops = [
    auth.onPurge(() => {
      returned.clear();
      typedHere.clear();
    }),
    auth.onExpiring(() => {
      const owner = auth.getSnapshot().session?.user.id;
      const kept = deviceStorage()
        .keys(prefix)
        .map((key) => [key, deviceStorage().get(key) ?? ''] as const);
      const typed = [...typedHere, ...kept].filter(([, text]) => text.trim() !== '');
      if (owner !== undefined && typed.length > 0) unsaved.keep(auth, owner, new Map(typed), restore);
    }),
  ];
  return () => stops.forEach((stop) => stop());
};

import type { Auth } from '@/api/auth';
import { deviceStorage, userKey } from '@/api/storage';
import { createUnsaved, type PersonAuth } from '@/api/unsaved';

const prefix = userKey('chat-draft:');

type Drafts = ReadonlyMap<string, string>;

const unsavedDrafts = createUnsaved<Drafts>();
/** The drafts that came back and that nobody has seen yet: what a former session has left on the device may still be removed. */
const restored = new Map<string, string>();

/** What was typed on this page: another tab whose session expires removes the drafts from the device. */
const typedInThisTab = new Map<string, string>();

const keyOf = (matchId: number): string => `${prefix}${String(matchId)}`;

/** The text that was typed and not sent, also before a reload. It goes with the session. */
export const getDraft = (matchId: number): string =>
  restored.get(keyOf(matchId)) ?? deviceStorage().get(keyOf(matchId)) ?? '';

/** Whether the draft is there again after the session had expired, and this was not said yet. */
export const isDraftRestored = (matchId: number): boolean => restored.has(keyOf(matchId));

export function saveDraft(matchId: number, text: string): void {
  restored.delete(keyOf(matchId));
  typedInThisTab.set(keyOf(matchId), text);
  deviceStorage().set(keyOf(matchId), text);
}

/** Puts drafts back, but not over what was typed since. */
function restore(drafts: Drafts): void {
  const storage = deviceStorage();
  unsavedDrafts.forget();
  for (const [key, text] of drafts) {
    if (storage.get(key)?.trim()) continue;
    storage.set(key, text);
    restored.set(key, text);
  }
}

/** Keeps all drafts over a session that expires until the same person has signed in again; returns the way to stop. */
export const restoreDraftsAfterExpiry = (
  auth: PersonAuth & Pick<Auth<unknown>, 'onExpiring' | 'onPurge'>,
): (() => void) => {
  const stops = [
    auth.onPurge(() => {
      restored.clear();
      typedInThisTab.clear();
    }),
    auth.onExpiring(() => {
      const owner = auth.getSnapshot().session?.user.id;
      const kept = deviceStorage()
        .keys(prefix)
        .map((key) => [key, deviceStorage().get(key) ?? ''] as const);
      const typed = [...typedInThisTab, ...kept].filter(([, text]) => text.trim() !== '');
      if (owner !== undefined && typed.length > 0) unsavedDrafts.keep(auth, owner, new Map(typed), restore);
    }),
  ];
  return () => stops.forEach((stop) => stop());
};

import type { Auth } from '@/api/auth';
import { deviceStorage, userKey } from '@/api/storage';
import { createUnsavedValue, type PersonAuth } from '@/api/unsaved';

const prefix = userKey('chat-draft:');

type Drafts = ReadonlyMap<string, string>;

const unsavedDrafts = createUnsavedValue<Drafts>();
/** Restored drafts that have not been shown yet: the device's copies may still be removed with the former session. */
const restored = new Map<string, string>();

/** Another tab whose session expires removes the drafts from the device, so this tab keeps its own copy. */
const typedInThisTab = new Map<string, string>();

const keyOf = (matchId: number): string => `${prefix}${String(matchId)}`;

/** The text that was typed and not sent, from the device; it is removed with the session. */
export const getDraft = (matchId: number): string =>
  restored.get(keyOf(matchId)) ?? deviceStorage().get(keyOf(matchId)) ?? '';

/** Whether the draft was restored after an expired session, and has not been edited since. */
export const isDraftRestored = (matchId: number): boolean => restored.has(keyOf(matchId));

export function saveDraft(matchId: number, text: string): void {
  restored.delete(keyOf(matchId));
  typedInThisTab.set(keyOf(matchId), text);
  deviceStorage().set(keyOf(matchId), text);
}

/** Restores drafts, except where a newer one exists. */
function restore(drafts: Drafts): void {
  const storage = deviceStorage();
  unsavedDrafts.forget();
  for (const [key, text] of drafts) {
    if (storage.get(key)?.trim()) continue;
    storage.set(key, text);
    restored.set(key, text);
  }
}

/** When a session expires, keeps all drafts in memory until the same person signs in again. Returns a function that stops this. */
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

import type { Auth } from '@/api/auth';
import { deviceStorage, userKey } from '@/api/storage';
import { createUnsavedValue, type PersonAuth } from '@/api/unsaved-value';

const keyPrefix = userKey('chat-draft:');

type Drafts = ReadonlyMap<string, string>;

const unsavedDrafts = createUnsavedValue<Drafts>();
/** Restored drafts that no chat has shown yet; their copies on the device may still be removed with the former session. */
const restoredDrafts = new Map<string, string>();

/** Another tab whose session expires removes the drafts from the device, so this tab keeps its own copy. */
const typedDrafts = new Map<string, string>();

const draftKey = (matchId: number): string => `${keyPrefix}${String(matchId)}`;

/** Returns the text that was typed and not sent, or an empty string; the device keeps it until the session ends. */
export const getDraft = (matchId: number): string =>
  restoredDrafts.get(draftKey(matchId)) ?? deviceStorage().get(draftKey(matchId)) ?? '';

/** Whether the draft was restored after an expired session, and has not been edited since. */
export const isDraftRestored = (matchId: number): boolean => restoredDrafts.has(draftKey(matchId));

export function saveDraft(matchId: number, text: string): void {
  restoredDrafts.delete(draftKey(matchId));
  typedDrafts.set(draftKey(matchId), text);
  deviceStorage().set(draftKey(matchId), text);
}

/** Restores drafts, except where a newer draft exists. */
function restoreDrafts(drafts: Drafts): void {
  const storage = deviceStorage();
  unsavedDrafts.forget();
  for (const [key, text] of drafts) {
    if (storage.get(key)?.trim()) continue;
    storage.set(key, text);
    restoredDrafts.set(key, text);
  }
}

/** When a session expires, keeps all drafts in memory until the same person signs in again. Returns a function that stops this. */
export const restoreDraftsAfterExpiry = (
  auth: PersonAuth & Pick<Auth<unknown>, 'onExpiring' | 'onPurge'>,
): (() => void) => {
  const stopFunctions = [
    auth.onPurge(() => {
      restoredDrafts.clear();
      typedDrafts.clear();
    }),
    auth.onExpiring(() => {
      const ownerId = auth.getSnapshot().session?.user.id;
      const storedDrafts = deviceStorage()
        .keys(keyPrefix)
        .map((key) => [key, deviceStorage().get(key) ?? ''] as const);
      const unsentDrafts = [...typedDrafts, ...storedDrafts].filter(([, text]) => text.trim() !== '');
      if (ownerId !== undefined && unsentDrafts.length > 0)
        unsavedDrafts.keep(auth, ownerId, new Map(unsentDrafts), restoreDrafts);
    }),
  ];
  return () => stopFunctions.forEach((stop) => stop());
};

import type { Auth } from '@/api/session/auth';
import { createUnsavedValue, type PersonAuth } from '@/api/session/unsaved-value';
import { deviceStorage, userKey } from '@/api/storage';
import { joinStops } from '@/lib/browser/listen';

const keyPrefix = userKey('chat-draft:');

type Drafts = ReadonlyMap<string, string>;

const unsavedDrafts = createUnsavedValue<Drafts>();
/** Restored drafts that no chat has shown yet; their copies on the device may still be removed with the former session. */
const restoredDrafts = new Map<string, string>();

/** Copies of the drafts typed in this tab, because another tab removes the drafts from the device when its session expires. */
const typedDrafts = new Map<string, string>();

const draftKeyOf = (matchId: number): string => `${keyPrefix}${String(matchId)}`;

/** Returns the text that was typed and not sent, or an empty string; the device keeps it until the session ends. */
export const getDraft = (matchId: number): string =>
  restoredDrafts.get(draftKeyOf(matchId)) ?? deviceStorage().get(draftKeyOf(matchId)) ?? '';

/** Whether the draft was restored after an expired session, and no chat has shown it yet. */
export const isDraftRestored = (matchId: number): boolean => restoredDrafts.has(draftKeyOf(matchId));

export function saveDraft(matchId: number, text: string): void {
  restoredDrafts.delete(draftKeyOf(matchId));
  typedDrafts.set(draftKeyOf(matchId), text);
  deviceStorage().set(draftKeyOf(matchId), text);
}

/** Returns the draft that another tab has stored in place of `text`: an empty one when it has sent it; null when there is none. */
export function takeDraftOfOtherTab(matchId: number, text: string): string | null {
  const key = draftKeyOf(matchId);
  const storedText = deviceStorage().get(key);
  // A sent draft is stored as an empty text; a removed one went with the session, which may come back.
  if (storedText === null || storedText === text) return null;
  restoredDrafts.delete(key);
  typedDrafts.set(key, storedText);
  return storedText;
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

/** Keeps all drafts in memory when a session expires, and restores them when the same person signs in again; returns the unsubscribe function. */
export const restoreDraftsAfterExpiry = (
  auth: PersonAuth & Pick<Auth<unknown>, 'onExpiring' | 'onPurge'>,
): (() => void) =>
  joinStops(
    auth.onPurge(() => {
      restoredDrafts.clear();
      typedDrafts.clear();
    }),
    auth.onExpiring(() => {
      const ownerId = auth.getSnapshot().session?.user.id;
      const storedDrafts = deviceStorage()
        .keys(keyPrefix)
        .map((key) => [key, deviceStorage().get(key) ?? ''] as const);
      const unsentDrafts = [...new Map([...typedDrafts, ...storedDrafts])].filter(
        ([, text]) => text.trim() !== '',
      );
      if (ownerId !== undefined && unsentDrafts.length > 0)
        unsavedDrafts.keep(auth, ownerId, new Map(unsentDrafts), restoreDrafts);
    }),
  );

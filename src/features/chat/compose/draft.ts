import { userKey, webStorage } from '@/api/storage';

const storage = webStorage(() => localStorage);

const draftKey = (matchId: number): string => userKey(`chat-draft:${String(matchId)}`);

/** The text that was typed and not sent, also before a reload. It is removed when the session ends. */
export const readDraft = (matchId: number): string => storage.get(draftKey(matchId)) ?? '';

/** Keeps the text being typed; an empty text removes the draft. */
export const keepDraft = (matchId: number, text: string): void => storage.set(draftKey(matchId), text);

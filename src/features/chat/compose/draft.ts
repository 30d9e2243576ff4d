import { userKey, webStorage } from '@/api/storage';

const storage = webStorage(() => localStorage);

const draftKey = (matchId: number): string => userKey(`chat-draft:${String(matchId)}`);

/** What was typed and not sent, also before a reload; gone when the session ends. */
export const readDraft = (matchId: number): string => storage.get(draftKey(matchId)) ?? '';

/** Keeps what is being typed; an empty text is kept as none. */
export const keepDraft = (matchId: number, text: string): void => storage.set(draftKey(matchId), text);

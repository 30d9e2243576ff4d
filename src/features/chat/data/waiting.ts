import { userKey, webStorage } from '@/api/storage';

/** Where what is on its way stands: under this and the number of its match. */
export const outboxPrefix = userKey('chat-outbox:');

/** Outlives the page, and all tabs share it: whichever has a signal first sends what waits (delivery.ts). */
export const outboxStorage = webStorage(() => localStorage);

/** The matches in whose chats something is pending. */
export const matchesWithPending = (): readonly number[] => [
  ...new Set(
    outboxStorage.keys(outboxPrefix).map((key) => Number.parseInt(key.slice(outboxPrefix.length), 10)),
  ),
];

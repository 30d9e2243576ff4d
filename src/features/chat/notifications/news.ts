import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';

/** The newest message of each chat that was announced, by match id. */
export type Told = ReadonlyMap<number, number>;

const newestOf = ({ last_message }: ChatNotification): number => last_message?.id ?? 0;

/** The present messages, all counted as announced. */
export const toldOf = (results: readonly ChatNotification[]): Told =>
  new Map(results.map((result) => [result.match_id, newestOf(result)]));

/** The chats in which something has come since. */
export const newsSince = (told: Told, results: readonly ChatNotification[]): ChatNotification[] =>
  results.filter(
    (result) => newestOf(result) > (told.get(result.match_id) ?? 0) && result.last_message?.is_mine !== true,
  );

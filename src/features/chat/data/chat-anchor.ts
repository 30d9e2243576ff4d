import type { routeTable } from '@/routing/table';

/** The id of the chat's section; as the hash of a match's address it leads there. */
export const chatId: (typeof routeTable)['detail']['sections'][number] = 'chat';

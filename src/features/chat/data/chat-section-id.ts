import type { routeTable } from '@/routing/table';

/** The id of the chat's section, which is also the hash of an address that leads to it. */
export const chatSectionId: (typeof routeTable)['detail']['sections'][number] = 'chat';

import type { RouteSection } from '@/routing/rows';

/** The id of the chat's section, which is also the hash of an address that leads to it. */
export const chatSectionId: RouteSection<'detail'> = 'chat';

import type { ComponentType } from 'react';
import type { Match } from '@/generated/schemas/match.zod';

let loadedChat: ComponentType<{ match: Match }> | null = null;

/** The chat, if its code has loaded: it then renders at once. */
export const getLoadedChat = (): typeof loadedChat => loadedChat;

export const loadChat = () => import('./chat').then(({ Chat }) => (loadedChat = Chat));

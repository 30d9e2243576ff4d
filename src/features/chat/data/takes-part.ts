import type { Match } from '@/generated/schemas/match.zod';

/** Whether the chat of a match is mine to read. Until the backend has answered to joining, it knows of no participant. */
export const canReadChat = ({ my_participation: mine }: Match): boolean => mine !== null && mine.pid > 0;

import type { Match } from '@/generated/schemas/match.zod';

/** Whether the time for leaving is over: who joins now stays. */
export const cannotBeLeft = ({ leave_deadline }: Pick<Match, 'leave_deadline'>, now: number): boolean =>
  leave_deadline !== null && Date.parse(leave_deadline) < now;

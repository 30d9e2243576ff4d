import type { Match } from '@/generated/schemas/match.zod';
import { phaseOf } from './phase';

interface Split {
  /** What is being played and I have no part in: nothing can be done about it. */
  running: readonly Match[];
  others: readonly Match[];
}

const none: readonly Match[] = [];

/** Parts what goes on without me from the rest; where there is none, the rest is the same list. */
export function withoutRunning(matches: readonly Match[], now: number): Split {
  const isRunning = (match: Match): boolean => !match.my_participation && phaseOf(match, now) === 'running';
  const running = matches.filter(isRunning);
  if (running.length === 0) return { running: none, others: matches };
  return { running, others: matches.filter((match) => !isRunning(match)) };
}

import type { Level } from '@/generated/schemas/level.zod';
import type { Sport } from '@/generated/schemas/sport.zod';
import type { DemoUsername } from '../demo-accounts.ts';
import text from './matches.jsonl?raw';
import type { ThreadName } from './threads.ts';
import type { VenueName } from './venues.ts';

type DemoRole = 'organizes' | 'joined' | 'confirmed' | 'waitlisted';

/** A match of the seed; its times are relative to the day of seeding. */
export interface PlannedMatch {
  venue: VenueName;
  /** Days after the day of seeding. */
  day: number;
  /** The start (`HH:MM`) on a working day, in the venue's time zone. */
  clock: string;
  /** The start on a Saturday or Sunday; defaults to `clock`. */
  weekend?: string;
  minutes: number;
  /** Defaults to Europe/Prague. */
  timezone?: string;
  sport: Sport;
  level: Level;
  format?: string;
  /** `{Den}` is replaced by the Czech adjective of the weekday (Úterní), `{Day}` by its English name. */
  title: string;
  description: string;
  min?: number;
  /** No limit when undefined. */
  max?: number;
  /** In the minor unit of the currency; free when undefined. */
  price?: { amount: number; currency: string };
  /** Deadlines, in hours before the start. */
  joinBefore?: number;
  leaveBefore?: number;
  confirmBefore?: number;
  /** The number of people on the roster and on the waiting list, including demo accounts. */
  roster: number;
  waiting?: number;
  parts?: Partial<Record<DemoUsername, DemoRole>>;
  /** The reason of a cancelled match. */
  cancelled?: string;
  /** The conversation in the chat. */
  thread?: ThreadName;
}

const [first, second, third, ...others] = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PlannedMatch);

/** This match is in progress at the time of seeding. */
export const startedMatch = first!;

/** This match ended an hour before the time of seeding. */
export const finishedMatch = second!;

/** The match with the long chat in the large seed; jana and alex play. */
export const longChatMatch = third!;

/** The matches of the next three weeks. A match of day 0 moves to day 1 when it is too late for today. */
export const plannedMatches: readonly PlannedMatch[] = others;

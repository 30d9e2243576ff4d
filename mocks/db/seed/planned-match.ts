import type { Level } from '@/generated/schemas/level.zod';
import type { Sport } from '@/generated/schemas/sport.zod';
import type { DemoUsername } from '../people.ts';
import text from './matches.jsonl?raw';
import type { ThreadName } from './threads.ts';
import type { VenueName } from './venues.ts';

/** What a demo account has to do with a match. */
type Part = 'organizes' | 'joined' | 'confirmed' | 'waitlisted';

/** A match of the seed, in words that do not depend on the day of seeding. */
export interface PlannedMatch {
  venue: VenueName;
  /** Days after that of the seeding. */
  day: number;
  /** The start on a working day, by the clocks of the venue. */
  clock: string;
  /** The start on a Saturday or Sunday, when it differs. */
  weekend?: string;
  minutes: number;
  /** Of the venue; Europe/Prague unless told otherwise. */
  timezone?: string;
  sport: Sport;
  level: Level;
  format?: string;
  /** `{Den}` becomes the Czech adjective of the weekday (Úterní), `{Day}` its English name. */
  title: string;
  description: string;
  min?: number;
  /** No limit without it. */
  max?: number;
  /** In the minor unit; free without it. */
  price?: { amount: number; currency: string };
  /** Deadlines, in hours before the start. */
  joinBefore?: number;
  leaveBefore?: number;
  confirmBefore?: number;
  /** How many people are on the roster and the waiting list, the demo accounts included. */
  roster: number;
  waiting?: number;
  parts?: Partial<Record<DemoUsername, Part>>;
  /** The organiser's reason when the match is cancelled. */
  cancelled?: string;
  /** What they talk about in the chat. */
  thread?: ThreadName;
}

const [first, second, third, ...others] = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PlannedMatch);

/** In progress when the seed is made, at whatever hour. */
export const underWay = first!;

/** Over for an hour when the seed is made: no list shows it, its own page does. */
export const justOver = second!;

/** Of the large world: everybody meets here, and has for a season; jana and alex play. */
export const season = third!;

/** Those of the next three weeks. Both of day 0 move to the next day when it is too late for them. */
export const planned: readonly PlannedMatch[] = others;

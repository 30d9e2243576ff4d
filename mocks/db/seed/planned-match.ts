import type { Level } from '@/generated/schemas/level.zod';
import type { Sport } from '@/generated/schemas/sport.zod';
import type { DemoUsername } from '../accounts/demo-accounts.ts';
import matchLines from './matches.jsonl?raw';
import type { ThreadName } from './threads.ts';
import type { VenueName } from './venues.ts';

/** A match of the seed; its times are relative to the day of seeding. */
export interface PlannedMatch {
  venue: VenueName;
  /** Days after the day of seeding. */
  day: number;
  /** The start (`HH:MM`) on a working day, in the venue's time zone. */
  clock: string;
  /** The start on a Saturday or Sunday; `clock` by default. */
  weekendClock?: string;
  minutes: number;
  /** Europe/Prague by default. */
  timezone?: string;
  sport: Sport;
  level: Level;
  format?: string;
  /** `{Den}` is replaced by the Czech adjective of the weekday (Úterní), `{Day}` by its English name. */
  title: string;
  description: string;
  minParticipants?: number;
  /** Undefined for a match without a limit. */
  maxParticipants?: number;
  /** The amount in the minor unit of the currency; undefined for a free match. */
  price?: { amount: number; currency: string };
  /** The deadlines, in hours before the start. */
  joinDeadlineHours?: number;
  leaveDeadlineHours?: number;
  confirmDeadlineHours?: number;
  /** The number of people on the roster and on the waiting list, including demo accounts. */
  rosterSize: number;
  waitlistSize?: number;
  /** The participation of demo accounts. */
  demoRoles?: Partial<Record<DemoUsername, 'organizes' | 'joined' | 'confirmed' | 'waitlisted'>>;
  cancellationReason?: string;
  /** The name of the conversation in the chat. */
  thread?: ThreadName;
}

/** A match in progress, one that ended an hour ago, the match with the long chat of the large seed, and the matches of the next three weeks. */
export const [startedMatch, finishedMatch, longChatMatch, ...plannedMatches] = matchLines
  .trim()
  .split('\n')
  .map((line): unknown => JSON.parse(line)) as [PlannedMatch, PlannedMatch, PlannedMatch, ...PlannedMatch[]];

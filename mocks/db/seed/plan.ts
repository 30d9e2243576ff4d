import type { Instant } from '../state.ts';
import { weekOne } from './plan-week-1.ts';
import { weekThree } from './plan-week-3.ts';
import { weekTwo } from './plan-week-2.ts';
import { crowns, type PlannedMatch } from './planned-match.ts';
import { draftOf, type MatchDraft } from './schedule.ts';

const MINUTE = 60_000;

/** In progress when the seed is made, at whatever hour. */
const underWay: PlannedMatch = {
  venue: 'luzanky',
  day: 0,
  clock: '',
  minutes: 90,
  sport: 'football',
  level: 'intermediate',
  format: '5v5',
  title: 'Futsal na Lužánkách, odveta',
  description: 'Minule jsme prohráli o gól. Tentokrát ne.',
  min: 8,
  max: 10,
  price: crowns(120),
  roster: 10,
  parts: { tomas: 'joined' },
  thread: 'futsal',
};

/** Over for an hour when the seed is made: no list shows it, its own page does. */
const justOver: PlannedMatch = {
  venue: 'kridlovicka',
  day: 0,
  clock: '',
  minutes: 90,
  sport: 'floorball',
  level: 'any',
  format: '4v4',
  title: 'Florbal čtyři plus jedna, dohrávka',
  description: 'Odkládaný zápas z minulého týdne.',
  min: 8,
  max: 10,
  roster: 9,
  parts: { jana: 'joined', alex: 'joined' },
  thread: 'floorball',
};

const toQuarter = (instant: Instant) => Math.floor(instant / (15 * MINUTE)) * 15 * MINUTE;

interface Scheduled {
  plan: PlannedMatch;
  draft: MatchDraft;
}

/** Forty matches that are not over, and the one that ended an hour ago; soonest first. */
export function scheduleMatches(now: Instant): Scheduled[] {
  const planned = [...weekOne, ...weekTwo, ...weekThree].map((plan) => ({ plan, draft: draftOf(plan, now) }));
  const started = { plan: underWay, draft: draftOf(underWay, now, toQuarter(now - 20 * MINUTE)) };
  const ended = toQuarter(now - 60 * MINUTE);
  const over = { plan: justOver, draft: draftOf(justOver, now, ended - justOver.minutes * MINUTE) };
  return [over, started, ...planned].toSorted((one, other) => one.draft.starts_at - other.draft.starts_at);
}

import { deviceStorage, userKey } from '@/api/storage';
import type { Match } from '@/generated/schemas/match.zod';

const key = userKey('calendar_matches');

/** More matches than anybody has in a calendar at once. */
const maxCount = 100;

const readIds = (): number[] => (deviceStorage().get(key) ?? '').split(' ').filter(Boolean).map(Number);

const isOnRoster = ({ my_participation }: Match): boolean =>
  my_participation !== null && my_participation.status !== 'waitlisted';

/** Remembers which matches went into a calendar file while I was on their rosters. */
export function recordEntries(matches: readonly Match[]): void {
  const ids = matches.filter(isOnRoster).map(({ id }) => id);
  deviceStorage().set(key, [...new Set([...ids, ...readIds()])].slice(0, maxCount).join(' '));
}

/** Whether the match went into a calendar file of this device while I was on its roster. */
export const hasEntry = ({ id }: Match): boolean => readIds().includes(id);

/** Whether I am no longer on the roster of a match that went into a calendar file. */
export const hasLeft = (match: Match): boolean => !isOnRoster(match) && hasEntry(match);

/** Whether a calendar file cancels the event of the match. */
export const isCalledOff = (match: Match): boolean => match.status === 'cancelled' || hasLeft(match);

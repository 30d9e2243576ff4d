import { userKey, webStorage } from '@/api/storage';
import type { Match } from '@/generated/schemas/match.zod';
import type { Participant } from '@/generated/schemas/participant.zod';

/** By the user's id: who leaves and comes back has another participation. */
interface Person {
  id: number;
  name: string;
}

/** What a person last saw of a match. */
export interface SeenMatch {
  starts_at: string;
  ends_at: string;
  place: string;
  cancelled: boolean;
  /** How many play besides me. */
  others: number;
  /** Who was on the roster and the waiting list; only of matches whose own screen was looked at. */
  roster?: Person[];
}

/** What a person last saw, by match id; kept on the device and dropped at logout. */
export type SeenMatches = Record<string, SeenMatch>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPerson = (value: unknown): boolean =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string';

const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** By hand: the first paint reads it too, before the code that checks answers is there. */
const isSeenMatch = (value: unknown): boolean =>
  isRecord(value) &&
  isDate(value['starts_at']) &&
  isDate(value['ends_at']) &&
  typeof value['place'] === 'string' &&
  typeof value['cancelled'] === 'boolean' &&
  Number.isFinite(value['others']) &&
  (value['roster'] === undefined || (Array.isArray(value['roster']) && value['roster'].every(isPerson)));

const areSeenMatches = (value: unknown): value is SeenMatches =>
  isRecord(value) && Object.values(value).every(isSeenMatch);

const storage = () => webStorage(() => localStorage);
const key = userKey('seen_matches');

/** The kept matches; none when they cannot be read. */
export function readSeen(): SeenMatches {
  try {
    const seen: unknown = JSON.parse(storage().get(key) ?? '{}');
    return areSeenMatches(seen) ? seen : {};
  } catch {
    return {};
  }
}

const write = (seen: SeenMatches): void => storage().set(key, JSON.stringify(seen));

/** How many play besides me: my own coming and going is no news to me. */
export const othersOf = ({ participants_count: count, my_participation: mine }: Match): number =>
  count - (mine && mine.status !== 'waitlisted' ? 1 : 0);

const seenOf = (match: Match): SeenMatch => ({
  starts_at: match.starts_at,
  ends_at: match.ends_at,
  place: match.venue.name,
  cancelled: match.status === 'cancelled',
  others: othersOf(match),
});

/** Keeps the matches that the list shows, and removes others. */
export function rememberList(matches: readonly Match[]): void {
  const before = readSeen();
  write(
    Object.fromEntries(
      matches.map((match) => {
        const roster = before[match.id]?.roster;
        return [match.id, { ...seenOf(match), ...(roster && { roster }) }];
      }),
    ),
  );
}

/** Keeps the match that a screen shows, with its people. */
export function rememberMatch(match: Match & { participants: readonly Participant[] }): void {
  const roster = match.participants
    .filter(({ is_me }) => !is_me)
    .map(({ user }) => ({ id: user.id, name: user.display_name }));
  write({ ...readSeen(), [match.id]: { ...seenOf(match), roster } });
}

import { deviceStorage, userKey } from '@/api/storage';
import { phaseOf } from '@/features/matches/data/match';
import type { City } from '@/generated/schemas/city.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { DAY_MS } from '@/lib/format/day';

const maxCities = 6;

/** Returns the cities of most matches that are not over; none where all are in one city, because there is nothing to choose. `now` in milliseconds since 1970. */
export function findBusiestCities(matches: readonly Match[], now: number): City[] {
  const entries = new Map<number, { city: City; count: number }>();
  for (const match of matches) {
    if (phaseOf(match, now) === 'finished') continue;
    const { city } = match.venue;
    entries.set(city.id, { city, count: (entries.get(city.id)?.count ?? 0) + 1 });
  }
  if (entries.size < 2) return [];
  return [...entries.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxCities)
    .map(({ city }) => city);
}

/** The key of the time of the first asking, in milliseconds since 1970. */
const key = userKey('asked_for_city');

const readAge = (now: number): number => now - Number(deviceStorage().get(key) ?? -Infinity);

/** Whether to ask a person without a city for one: during one day, then not until a week later. */
export function mayAskForCity(now: number): boolean {
  const age = readAge(now);
  return age < DAY_MS || age >= 7 * DAY_MS;
}

/** Notes that the person was asked; a question that is dismissed does not wait for the end of its day. */
export function noteAskedForCity(now: number, isDismissed = false): void {
  const isNewQuestion = readAge(now) >= 7 * DAY_MS;
  if (isDismissed) deviceStorage().set(key, String(now - DAY_MS));
  else if (isNewQuestion) deviceStorage().set(key, String(now));
}

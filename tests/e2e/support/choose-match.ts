import type { Match } from '@/generated/schemas/match.zod';
import type { DemoUsername } from '@mocks/db/people';
import type { Backend } from './backend';

const HOUR = 3_600_000;

const isFar = (instant: string | null, hours: number) =>
  instant === null || Date.parse(instant) > Date.now() + hours * HOUR;

/** Places that are left; Infinity without a limit. */
const placesLeft = ({ max_participants: most, participants_count: taken }: Match): number =>
  most === null ? Infinity : most - taken;

const overlap = (one: Match, other: Match): boolean =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
  Date.parse(other.starts_at) < Date.parse(one.ends_at);

/**
 * The first match that fits and that each of the people can join without overlapping another one of theirs, with all its
 * deadlines at least two days away. Fails when the seed has none.
 */
async function chooseMatch(
  backend: Backend,
  people: readonly DemoUsername[],
  fits: (match: Match) => boolean,
): Promise<Match> {
  const lists = await Promise.all(people.map((name) => backend.matches(name)));
  const isOpenFor = (match: Match, list: readonly Match[]): boolean =>
    list.some(({ id, can_join }) => id === match.id && can_join) &&
    !list.some((mine) => mine.my_participation && overlap(mine, match));
  const chosen = lists[0]?.find(
    (match) =>
      isFar(match.starts_at, 72) &&
      isFar(match.join_deadline, 48) &&
      isFar(match.leave_deadline, 48) &&
      fits(match) &&
      lists.every((list) => isOpenFor(match, list)),
  );
  if (!chosen) throw new Error('The seed has no such match.');
  return chosen;
}

/** A match with two places at least. */
export const openMatch = (backend: Backend, ...people: DemoUsername[]): Promise<Match> =>
  chooseMatch(backend, people, (match) => match.max_participants !== null && placesLeft(match) >= 2);

/** A match that is full. */
export const fullMatch = (backend: Backend, ...people: DemoUsername[]): Promise<Match> =>
  chooseMatch(backend, people, (match) => placesLeft(match) === 0);

/**
 * A match with one place left that asks whoever is on its roster to confirm. Only a participation tells that, so somebody
 * joins and leaves again.
 */
export async function lastPlaceToConfirm(backend: Backend, ...people: DemoUsername[]): Promise<Match> {
  const [probe] = people;
  if (!probe) throw new Error('Whose match?');
  const asked = new Set<number>();
  for (const match of await backend.matches(probe)) {
    if (!match.can_join || placesLeft(match) !== 1) continue;
    const { my_participation: part } = await backend.join(probe, match.id);
    if (part?.confirm_by) asked.add(match.id);
    await backend.leave(probe, match.id);
  }
  return chooseMatch(backend, people, ({ id }) => asked.has(id));
}

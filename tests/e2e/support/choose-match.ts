import { isInMyCities } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { DemoUsername } from '@mocks/db/demo-accounts';
import { matchKinds, type MatchKind } from '../../answers/match-kinds';
import type { Backend } from './backend';

const HOUR = 3_600_000;

const isFar = (instant: string | null, hours: number) =>
  instant === null || Date.parse(instant) > Date.now() + hours * HOUR;

/** The first match that is of that kind for each of the people, with all its deadlines at least two days away. Fails when the seed has none. */
async function chooseMatch(
  backend: Backend,
  people: readonly DemoUsername[],
  kind: MatchKind,
  fits: (match: Match) => boolean = () => true,
): Promise<Match> {
  const lists = await Promise.all(people.map((name) => backend.matches(name)));
  const chosen = lists[0]?.find(
    (match) =>
      isFar(match.starts_at, 72) &&
      isFar(match.join_deadline, 48) &&
      isFar(match.leave_deadline, 48) &&
      fits(match) &&
      lists.every((list) => list.some((one) => one.id === match.id && matchKinds[kind](one, list))),
  );
  if (!chosen) throw new Error(`The seed has no such match: ${kind}.`);
  return chosen;
}

/** A match with two places at least, which stands in the list that the first of the people begins with. */
export async function openMatch(backend: Backend, ...people: DemoUsername[]): Promise<Match> {
  const { cities } = await backend.profile(people[0]!);
  const cityIds = cities.map(({ id }) => id);
  return chooseMatch(backend, people, 'open', (match) => isInMyCities(match, cityIds));
}

/** Such a match that each of the people has joined. */
export async function joinedMatch(backend: Backend, ...people: DemoUsername[]): Promise<Match> {
  const match = await openMatch(backend, ...people);
  for (const name of people) await backend.join(name, match.id);
  return match;
}

/**
 * A match with one place left that asks its roster to confirm. Only a participation tells that, so somebody
 * joins and leaves again.
 */
export async function lastPlaceToConfirm(backend: Backend, ...people: DemoUsername[]): Promise<Match> {
  const [probe] = people;
  if (!probe) throw new Error('Whose match?');
  const asked = new Set<number>();
  const list = await backend.matches(probe);
  for (const match of list.filter((one) => matchKinds.lastPlace(one, list))) {
    const { my_participation: part } = await backend.join(probe, match.id);
    if (part?.confirm_by) asked.add(match.id);
    await backend.leave(probe, match.id);
  }
  return chooseMatch(backend, people, 'lastPlace', ({ id }) => asked.has(id));
}

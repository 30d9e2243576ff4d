import { isInMyCities } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { DemoUsername } from '@mocks/db/accounts/demo-accounts';
import { matchKinds, type MatchKind } from '../../../answers/match-kinds';
import type { Backend } from '../servers/backend';

const HOUR = 3_600_000;

const isLaterThan = (instant: string | null, hours: number) =>
  instant === null || Date.parse(instant) > Date.now() + hours * HOUR;

/** The first match of that kind for each of the people, with all deadlines at least two days away; throws when the seed has none. */
async function chooseMatch(
  backend: Backend,
  people: readonly DemoUsername[],
  kind: MatchKind,
  isSuitable: (match: Match) => boolean = () => true,
): Promise<Match> {
  const lists = await Promise.all(people.map((name) => backend.matches(name)));
  const chosen = lists[0]?.find(
    (match) =>
      isLaterThan(match.starts_at, 72) &&
      isLaterThan(match.join_deadline, 48) &&
      isLaterThan(match.leave_deadline, 48) &&
      isSuitable(match) &&
      lists.every((list) => list.some((row) => row.id === match.id && matchKinds[kind](row, list))),
  );
  if (!chosen) throw new Error(`The seed has no such match: ${kind}.`);
  return chosen;
}

/** A match with at least two free spots, in the list that the first of the people sees by default. */
export async function openMatch(backend: Backend, ...people: DemoUsername[]): Promise<Match> {
  const { cities } = await backend.profile(people[0]!);
  const cityIds = cities.map(({ id }) => id);
  return chooseMatch(backend, people, 'open', (match) => isInMyCities(match, cityIds));
}

/** An open match that each of the people has joined. */
export async function joinedMatch(backend: Backend, ...people: DemoUsername[]): Promise<Match> {
  const match = await openMatch(backend, ...people);
  for (const name of people) await backend.join(name, match.id);
  return match;
}

/** A match with one free spot that needs a confirmation. Only a participation shows this, so the first person joins and leaves. */
export async function lastSpotToConfirm(
  backend: Backend,
  firstPerson: DemoUsername,
  secondPerson: DemoUsername,
): Promise<Match> {
  const idsToConfirm = new Set<number>();
  const list = await backend.matches(firstPerson);
  for (const match of list.filter((candidate) => matchKinds.lastPlace(candidate, list))) {
    const { my_participation: participation } = await backend.join(firstPerson, match.id);
    if (participation?.confirm_by) idsToConfirm.add(match.id);
    await backend.leave(firstPerson, match.id);
  }
  return chooseMatch(backend, [firstPerson, secondPerson], 'lastPlace', ({ id }) => idsToConfirm.has(id));
}

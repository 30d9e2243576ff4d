import '@/lib/zod-config';
import { pathsOf } from '@/api/offline-cache/read';
import { serverNow } from '@/lib/server-time';
import { readSeen } from '@/features/matches/changes/seen';
import { isAheadOfMe, isInMyCities, phaseOf, withoutRunning } from '@/features/matches/data/match';
import { readRemembered } from '@/features/matches/remembered/remembered';
import { getGetUpcomingMatchesUrl } from '@/generated/match/match';
import { City } from '@/generated/schemas/city.zod';
import { Match } from '@/generated/schemas/match.zod';
import { getGetProfileUrl } from '@/generated/user/user';
import { uniqueBy } from '@/lib/unique-by';
import { unreadOf } from './answers';
import { FirstList } from './first-list';
import { rowsInSight } from '@/features/matches/views/list-view';
import { createFirstPaint } from './first-paint';

/** So many matches as are in sight, checked one by one, and those that run without me, which are folded. What is played elsewhere is unchecked. */
function firstMatches(answer: unknown[], cityIds: number[], now: number, most: number): Match[] {
  const remembered = readRemembered();
  const found: Match[] = [];
  for (const item of answer) {
    if (!isInMyCities(item as Match, cityIds, remembered)) continue;
    const match = Match.parse(item);
    if (phaseOf(match, now) !== 'finished') found.push(match);
    if (withoutRunning(found, now).others.length === most) break;
  }
  // That there is nothing is said by the app.
  if (found.length === 0) throw new RangeError('There is no match.');
  return uniqueBy(found, ({ id }) => id);
}

/** My next match, wherever in the list it stands: the app shows it above the rows, which it must not push down. */
function nextOf(answer: readonly unknown[], now: number): Match | undefined {
  for (const item of answer) {
    if (!(item as Partial<Match>).my_participation) continue;
    const match = Match.parse(item);
    if (isAheadOfMe(match, now)) return match;
  }
  return undefined;
}

/** Paints my next match and the first rows of the list in the place of its skeleton. */
export const firstPaint = createFirstPaint('list', async (answers) => {
  const unread = unreadOf(answers);
  const now = serverNow();
  const [list, profile] = await Promise.all(
    [getGetUpcomingMatchesUrl(), getGetProfileUrl()].map(async (address): Promise<unknown> =>
      (await answers(pathsOf(address))).json(),
    ),
  );
  if (!Array.isArray(list)) throw new TypeError('This is no list.');
  const next = nextOf(list, now);
  const { cities } = profile as { cities: readonly unknown[] };
  const cityIds = cities.map((city) => City.parse(city).id);
  const matches = firstMatches(list, cityIds, now, rowsInSight(next !== undefined));
  const counts = await unread;
  return (i18n) => (
    <FirstList
      i18n={i18n}
      next={next}
      matches={matches}
      now={now}
      seen={readSeen()}
      remembered={readRemembered()}
      unread={counts}
    />
  );
});

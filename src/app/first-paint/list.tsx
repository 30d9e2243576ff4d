import { readSeen } from '@/features/matches/changes/seen';
import { phaseOf } from '@/features/matches/data/phase';
import { rowsInSight } from '@/features/matches/list/row-height';
import type { Match } from '@/generated/schemas/match.zod';
import { uniqueBy } from '@/lib/unique-by';
import { unreadOf } from './answers';
import { firstItems } from './first-items';
import { FirstList } from './first-list';
import { createFirstPaint } from './first-paint';
import { isMatch } from './shapes';

/** Paints the first rows of the list in the place of its skeleton. */
export const firstPaint = createFirstPaint('list', async (answers) => {
  const unread = unreadOf(answers);
  const now = Date.now();
  /** Of what was kept some time ago, the first ones may be over. */
  const isAhead = (item: unknown): item is Match => {
    if (!isMatch(item)) throw new TypeError('This is no match.');
    return phaseOf(item, now) !== 'finished';
  };
  const items = await firstItems(await answers(/\/get-upcoming-matches\/$/), rowsInSight(), isAhead);
  // That there is nothing is said by the app.
  if (items.length === 0) throw new RangeError('There is no match.');
  const matches = uniqueBy(items, ({ id }) => id);
  return <FirstList matches={matches} now={now} seen={readSeen()} unread={await unread} />;
});

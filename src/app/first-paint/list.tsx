import { readSeen } from '@/features/matches/changes/seen';
import { rowsInSight } from '@/features/matches/list/row-height';
import { uniqueBy } from '@/lib/unique-by';
import { answerTo, unreadOf } from './answers';
import { firstItems } from './first-items';
import { FirstList } from './first-list';
import { createFirstPaint } from './first-paint';
import { isMatch } from './shapes';

/** Paints the first rows of the list in the place of its skeleton. */
export const firstPaint = createFirstPaint('list', async (first) => {
  const unread = unreadOf(first);
  const items = await firstItems(await answerTo(first, /\/get-upcoming-matches\/$/), rowsInSight());
  if (!items.every(isMatch)) throw new TypeError('These are no matches.');
  const matches = uniqueBy(items, ({ id }) => id);
  return <FirstList matches={matches} now={Date.now()} seen={readSeen()} unread={await unread} />;
});

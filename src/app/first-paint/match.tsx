import { readSeen } from '@/features/matches/changes/seen';
import { uniqueBy } from '@/lib/unique-by';
import { unreadOf } from './answers';
import { FirstMatch } from './first-match';
import { createFirstPaint } from './first-paint';
import { isMatchDetail } from './shapes';

/** Paints a match in the place of its skeleton. */
export const firstPaint = createFirstPaint('match', async (answers) => {
  const unread = unreadOf(answers);
  const match: unknown = await (await answers(/\/match\/\d+\/$/)).json();
  if (!isMatchDetail(match)) throw new TypeError('This is no match.');
  const participants = uniqueBy(match.participants, ({ pid }) => pid);
  return (
    <FirstMatch
      match={{ ...match, participants }}
      now={Date.now()}
      seen={readSeen()[match.id]}
      unread={(await unread).get(match.id) ?? 0}
    />
  );
});

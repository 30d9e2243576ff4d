import '@/lib/zod-config';
import { pathsOf } from '@/api/offline-cache/read';
import { serverNow } from '@/lib/server-time';
import { readSeen } from '@/features/matches/changes/seen';
import { getGetMatchUrl } from '@/generated/match/match';
import { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { uniqueBy } from '@/lib/unique-by';
import { unreadOf } from './answers';
import { FirstMatch } from './first-match';
import { createFirstPaint } from './first-paint';

/** Paints a match in the place of its skeleton. */
export const firstPaint = createFirstPaint('match', async (answers) => {
  const unread = unreadOf(answers);
  const answer = await answers(pathsOf(getGetMatchUrl(0)));
  const match = MatchDetail.parse(await answer.json());
  const participants = uniqueBy(match.participants, ({ pid }) => pid);
  const count = (await unread).get(match.id) ?? 0;
  return (i18n) => (
    <FirstMatch
      i18n={i18n}
      match={{ ...match, participants }}
      now={serverNow()}
      seen={readSeen()[match.id]}
      unread={count}
    />
  );
});

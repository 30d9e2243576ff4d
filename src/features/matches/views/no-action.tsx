import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { phaseOf } from '@/features/matches/data/phase';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { hintOf } from './hint';

interface NoActionProps {
  i18n: I18n;
  match: Match;
  now: number;
}

/** Why nothing can be done about a match that is still to come: below its heading, because a bar would hold nothing to press. */
export function NoAction({ i18n, match, now }: NoActionProps): ReactNode {
  const hint = hintOf(i18n, match);
  if (!hint || phaseOf(match, now) !== 'upcoming' || match.can_join || match.my_participation) return null;
  return (
    <Notice kind="info">
      <p className="font-semibold">{hint}</p>
    </Notice>
  );
}

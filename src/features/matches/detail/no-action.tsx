import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { phaseOf } from '@/features/matches/data/phase';
import type { Match } from '@/generated/schemas/match.zod';
import { useHint } from './use-hint';

/** Why nothing can be done about a match that is still to come: below its heading, because a bar would hold nothing to press. */
export function NoAction({ match, now }: { match: Match; now: number }): ReactNode {
  const hint = useHint(match);
  if (!hint || phaseOf(match, now) !== 'upcoming' || match.can_join || match.can_leave) return null;
  return (
    <Notice kind="info">
      <p className="font-semibold">{hint}</p>
    </Notice>
  );
}

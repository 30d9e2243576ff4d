import type { ReactNode, Ref } from 'react';
import { phaseOf } from '@/features/matches/data/phase';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { confirmBy } from './deadlines';
import type { MatchParts } from './match-parts';
import { hintOf } from './hint';

interface ActionBarProps {
  i18n: I18n;
  match: Match;
  now: number;
  parts: MatchParts;
  barRef: Ref<HTMLDivElement> | undefined;
}

/**
 * The main action of the screen on a phone, with my status or what I have to do, always in sight above the bottom bar. Nothing
 * when there is no action (`NoAction`).
 */
export function ActionBar({ i18n, match, now, parts: { Join }, barRef }: ActionBarProps): ReactNode {
  const { LL, format } = i18n;
  const hint = hintOf(i18n, match);
  const toConfirm = confirmBy(match, now);
  if (phaseOf(match, now) !== 'upcoming' || (!match.can_join && !match.can_leave)) return null;
  return (
    <div
      ref={barRef}
      // Large text makes it so high that a phone would show little else: there it stands at the end of what is to be read.
      className="sticky bottom-(--bottom-bar-height) z-20 -mx-gutter mt-6 grid gap-2 border-t border-line bg-surface px-gutter py-3 max-[16rem]:static print:hidden"
    >
      {(toConfirm ?? hint) && (
        <p className="text-sm font-semibold">
          {toConfirm ? LL.detail.confirmBy({ when: format.deadline(toConfirm, match.timezone) }) : hint}
        </p>
      )}
      <Join match={match} variant="bar" />
    </div>
  );
}

import type { ReactNode } from 'react';
import { phaseOf } from '@/features/matches/data/phase';
import { rowPlace } from '@/features/matches/views/row-view';
import { RunningFold } from '@/features/matches/views/running-fold';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';
import { useLandmarks } from '@/routing/places/keep-places';
import { type DayProps, unsentIn } from './match-day';
import { MatchRow } from './match-row';

interface RunningMatchesProps extends Omit<DayProps, 'today'> {
  matches: readonly Match[];
}

/** The matches that are being played without me, folded; open when the person returns to one of them. */
export function RunningMatches({
  matches,
  shown,
  now,
  seen,
  remembered,
  unread,
  unsent,
}: RunningMatchesProps): ReactNode {
  const i18n = useI18n();
  const landmarks = useLandmarks();
  if (matches.length === 0) return null;
  return (
    <RunningFold
      i18n={i18n}
      count={matches.filter(({ id }) => shown.has(id)).length}
      isOpen={matches.some(({ id }) => landmarks.has(rowPlace(id)))}
    >
      {matches.map((match) => (
        <MatchRow
          key={match.id}
          day={null}
          match={match}
          phase={phaseOf(match, now)}
          viewerZone={viewerTimeZone()}
          seen={seen[match.id]}
          isRemembered={remembered.has(match.id)}
          unread={unread.get(match.id) ?? 0}
          unsent={unsentIn(match.id, unsent)}
          isHidden={!shown.has(match.id)}
          isFilled
        />
      ))}
    </RunningFold>
  );
}

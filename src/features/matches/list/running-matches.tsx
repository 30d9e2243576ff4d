import type { ReactNode } from 'react';
import { rowPlace } from '@/features/matches/views/row-view';
import { RunningFold } from '@/features/matches/views/running-fold';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';
import { useLandmarks } from '@/routing/places/keep-places';
import { type DayProps, matchRows } from './match-rows';

interface RunningMatchesProps extends DayProps {
  matches: readonly Match[];
}

/** The matches that are being played without me, folded; open when the person returns to one of them. */
export function RunningMatches(props: RunningMatchesProps): ReactNode {
  const { matches, shown } = props;
  const i18n = useI18n();
  const landmarks = useLandmarks();
  if (matches.length === 0) return null;
  return (
    <RunningFold
      i18n={i18n}
      count={matches.filter(({ id }) => shown.has(id)).length}
      isOpen={matches.some(({ id }) => landmarks.has(rowPlace(id)))}
    >
      {matchRows({ ...props, day: null, viewerZone: viewerTimeZone() })}
    </RunningFold>
  );
}

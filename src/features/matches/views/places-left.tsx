import type { ReactNode } from 'react';
import { missingPlayers } from '@/features/matches/data/match';
import { Places } from './places';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

interface PlacesLeftProps {
  i18n: I18n;
  match: Match;
  /** Whether there is a connection, without which they may be others by now. */
  isOnline: boolean;
}

/** The places of a match that is still to come, and how many players it takes for it to be played. */
export function PlacesLeft({ i18n, match, isOnline }: PlacesLeftProps): ReactNode {
  const { LL } = i18n;
  const minimum = match.min_participants;
  const missing = missingPlayers(match);
  return (
    <>
      <div data-old={isOnline ? undefined : ''}>
        <Places i18n={i18n} match={match} isOpen />
      </div>
      {!isOnline && <p className="text-sm text-muted">{LL.matches.placesMayDiffer()}</p>}
      {minimum !== null && (
        <span className="text-sm text-muted">
          {missing > 0 ? LL.detail.minimumMissing({ count: missing }) : LL.detail.minimum({ count: minimum })}
        </span>
      )}
    </>
  );
}

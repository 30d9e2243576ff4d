import type { ReactNode } from 'react';
import { useOnline } from '@/components/use-online';
import { Places } from '@/features/matches/parts/places';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

interface PlacesLeftProps {
  match: Match;
  /** Whether it has not begun yet. */
  isOpen: boolean;
}

/** The places of a match, and how many players it takes for it to be played. */
export function PlacesLeft({ match, isOpen }: PlacesLeftProps): ReactNode {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const { min_participants: minimum, participants_count: taken } = match;
  const missing = minimum === null ? 0 : minimum - taken;
  return (
    <>
      <div data-old={isOnline ? undefined : ''}>
        <Places match={match} isOpen={isOpen} />
      </div>
      {!isOnline && isOpen && <p className="text-sm text-muted">{LL.matches.placesMayDiffer()}</p>}
      {minimum !== null && isOpen && (
        <span className="text-sm text-muted">
          {missing > 0 ? LL.detail.minimumMissing({ count: missing }) : LL.detail.minimum({ count: minimum })}
        </span>
      )}
    </>
  );
}

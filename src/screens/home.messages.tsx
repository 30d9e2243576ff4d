import type { ReactNode } from 'react';
import { useAuthState } from '@/api/context';
import { AllChats } from '@/features/chat/all/all-chats';
import { useUpcomingMatches } from '@/features/matches/data/use-matches';
import { SportTile } from '@/features/matches/views/sport-tile';
import type { Match } from '@/generated/schemas/match.zod';
import { SessionFailure } from './session-failure';

const renderTile = (match: Match | undefined): ReactNode => <SportTile sport={match?.sport ?? 'other'} />;

/** All chats of a person with a session, at the path of Home. */
export function MessagesHome() {
  const { status, error } = useAuthState();
  const isSessionKnown = status === 'authenticated';
  const { listQuery, matches } = useUpcomingMatches(isSessionKnown);
  return (
    <AllChats
      matches={matches}
      matchesQuery={listQuery}
      isSessionKnown={isSessionKnown}
      renderTile={renderTile}
      failure={!isSessionKnown && error !== null && <SessionFailure error={error} />}
    />
  );
}

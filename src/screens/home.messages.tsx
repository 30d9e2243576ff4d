import type { ReactNode } from 'react';
import { useAuthState } from '@/api/context';
import { AllChats } from '@/features/chat/all/all-chats';
import { useUpcomingMatches } from '@/features/matches/data/use-matches';
import { SessionFailure } from './session-failure';

/** All chats of a person with a session, at the path of Home. */
export function MessagesHome(): ReactNode {
  const { status, error } = useAuthState();
  const isSessionKnown = status === 'authenticated';
  const { listQuery, matches } = useUpcomingMatches(isSessionKnown);
  return (
    <AllChats
      matches={matches}
      matchesQuery={listQuery}
      isSessionKnown={isSessionKnown}
      failure={!isSessionKnown && error !== null && <SessionFailure error={error} />}
    />
  );
}

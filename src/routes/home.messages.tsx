import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAuthState } from '@/api/context';
import { AllChats } from '@/features/chat/all/all-chats';
import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import { SessionFailure } from './session-failure';

/** Home under `?open=messages`, for people who are, or are about to be, signed in: all chats of my matches. */
export function MessagesHome(): ReactNode {
  const { status, error } = useAuthState();
  const isKnown = status === 'authenticated';
  const list = useQuery({ ...upcomingMatchesQuery(), enabled: isKnown });
  return (
    <AllChats
      // What has come before is nobody's yet.
      matches={isKnown ? list.data : undefined}
      list={list}
      isKnown={isKnown}
      failure={!isKnown && error !== null && <SessionFailure error={error} />}
    />
  );
}

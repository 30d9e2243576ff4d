import type { ReactNode } from 'react';
import { describeError } from '@/api/describe-error';
import { useApi, useAuthState } from '@/api/context';
import { QueryFailure } from '@/components/query-failure';
import { Landing } from '@/features/landing/landing';
import { SignInNotice } from '@/features/landing/sign-in-notice';
import { MatchListSkeleton } from '@/features/matches/list/match-list-skeleton';
import { UpcomingMatches } from '@/features/matches/list/upcoming-matches';
import { useI18n } from '@/i18n/context';

/** Home: the upcoming matches for people who are signed in, else what Hrajem is. */
export function HomeScreen(): ReactNode {
  const { LL } = useI18n();
  const { auth } = useApi();
  const { status, error } = useAuthState();
  if (status === 'authenticated') return <UpcomingMatches />;
  if (status === 'unauthenticated') {
    return (
      <>
        <SignInNotice />
        <Landing />
      </>
    );
  }
  return (
    <>
      <h1 className="mb-3 text-lg font-bold md:text-xl">{LL.matches.title()}</h1>
      {error === null ? (
        <MatchListSkeleton />
      ) : (
        <QueryFailure failure={describeError(error)} busy={false} onRetry={auth.start} />
      )}
    </>
  );
}

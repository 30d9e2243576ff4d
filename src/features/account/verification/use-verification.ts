import { useQuery } from '@tanstack/react-query';
import { describeError } from '@/api/describe-error';
import { isProblem } from '@/api/problem';
import type { Failure } from '@/components/error-text';
import { verifyEmail } from '@/generated/account/account';
import { linkSecrets } from '@/routing/link-secrets';

/** What came of the link; `failed` can be tried again. */
export type Verification =
  | { state: 'running' | 'verified' | 'alreadyVerified' | 'expired' | 'invalid' | 'missing' }
  | { state: 'failed'; failure: Failure; retry: () => void };

/**
 * Verifies by the link that opened this page. Although a write, it is kept as a query, because a query is what is sent
 * once however often the screen is mounted (StrictMode, the other language, Back). Its key holds no secret, since a page
 * is opened by one link only. Nothing is sent again but by a press.
 */
export function useVerification(): Verification {
  const { uid, token } = linkSecrets();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verifyEmail'],
    queryFn: () => verifyEmail({ uid: uid ?? '', token: token ?? '' }),
    enabled: Boolean(uid && token),
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    retryOnMount: false,
  });
  if (!uid || !token) return { state: 'missing' };
  if (data) return { state: data.status === 'verified' ? 'verified' : 'alreadyVerified' };
  if (isFetching || !error) return { state: 'running' };
  if (isProblem(error, 'verification_link_expired')) return { state: 'expired' };
  if (isProblem(error, 'verification_link_invalid') || isProblem(error, 'validation_failed')) {
    return { state: 'invalid' };
  }
  return { state: 'failed', failure: describeError(error), retry: () => void refetch() };
}

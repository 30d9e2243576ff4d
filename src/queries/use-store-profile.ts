import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@/api/context';
import type { Profile } from '@/generated/schemas/profile.zod';
import { refetchMatches } from '@/queries/matches';
import { profileQuery } from '@/queries/user';

/** Returns a function that puts a saved profile into the cache and the session, and refetches rosters and chats that show its name and picture. */
export function useStoreProfile(): (profile: Profile) => void {
  const { auth } = useApi();
  const queryClient = useQueryClient();
  return (profile) => {
    const { queryKey } = profileQuery();
    // A pending request may return the former profile.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, profile);
    const { first_name, last_name, display_name, profile_picture, language } = profile;
    auth.update((session) => ({
      ...session,
      user: { ...session.user, first_name, last_name, display_name, profile_picture, language },
    }));
    refetchMatches(queryClient);
  };
}

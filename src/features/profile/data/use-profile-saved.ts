import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@/api/context';
import { refetchMatches } from '@/queries/matches';
import type { Profile } from '@/generated/schemas/profile.zod';
import { profileQuery } from '@/queries/user';

/** Takes an answered profile over everywhere: into the cache, the session, and the rosters and chats that show name and picture. */
export function useProfileSaved(): (profile: Profile) => void {
  const { auth } = useApi();
  const queryClient = useQueryClient();
  return (profile) => {
    const { queryKey } = profileQuery();
    // What is on its way may be the former profile.
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

import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { useI18n } from '@/i18n/context';

/** How many play, and of how many where there is a limit. */
export function useRosterCount({
  max_participants: total,
  participants_count: taken,
}: Pick<MatchDetail, 'max_participants' | 'participants_count'>): string {
  const { LL } = useI18n();
  return total === null
    ? LL.common.counts.players({ count: taken })
    : LL.detail.rosterCount({ taken, total });
}

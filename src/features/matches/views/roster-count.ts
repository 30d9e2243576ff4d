import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { I18n } from '@/i18n/translate';

/** How many play, and of how many where there is a limit. */
export function rosterCount(
  { LL }: I18n,
  {
    max_participants: total,
    participants_count: taken,
  }: Pick<MatchDetail, 'max_participants' | 'participants_count'>,
): string {
  return total === null
    ? LL.common.counts.players({ count: taken })
    : LL.detail.rosterCount({ taken, total });
}

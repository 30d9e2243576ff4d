import { isFull } from '@/features/matches/data/free-places';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

/** How I stand to a match, in a sentence: why its button is not simply "join". Null when there is nothing to say. */
export function hintOf(
  { LL }: I18n,
  { my_participation: mine, can_join, can_leave, reason_code, ...match }: Match,
): string | null {
  if (mine?.status === 'waitlisted' && mine.waitlist_position !== null) {
    return LL.detail.yourPosition({ position: mine.waitlist_position });
  }
  if (mine)
    return can_leave || reason_code === 'already_joined'
      ? LL.common.participation[mine.status]()
      : LL.problems.codes.leave_deadline_passed();
  if (can_join) return isFull(match) ? LL.detail.full() : null;
  if (reason_code === null || reason_code === 'not_joined' || reason_code === 'already_joined') return null;
  return LL.problems.codes[reason_code]();
}

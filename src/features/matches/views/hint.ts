import { isFull } from '@/features/matches/data/free-places';
import type { Phase } from '@/features/matches/data/phase';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { capitalise } from '@/lib/format-date';

/** Whether I play, in a sentence; null when I do not take part. */
export function standingText({ LL, format, locale }: I18n, match: Match, phase: Phase): string | null {
  const { my_participation: mine, starts_at, timezone } = match;
  if (!mine) return null;
  if (mine.status === 'joined')
    return LL.detail.playing({ when: capitalise(format.dayAndTime(starts_at, timezone), locale) });
  return mine.waitlist_position !== null && phase === 'upcoming'
    ? LL.detail.yourPosition({ position: mine.waitlist_position })
    : LL.common.participation[mine.status]();
}

/** Why the button of a match is not simply "join" or "leave", in a sentence. Null when there is nothing to say. */
export function hintOf(
  { LL }: I18n,
  { my_participation: mine, can_join, can_leave, reason_code, ...match }: Match,
): string | null {
  if (mine)
    return can_leave || reason_code === 'already_joined' ? null : LL.problems.codes.leave_deadline_passed();
  if (can_join) return isFull(match) ? LL.detail.full() : null;
  if (reason_code === null || reason_code === 'not_joined' || reason_code === 'already_joined') return null;
  return LL.problems.codes[reason_code]();
}

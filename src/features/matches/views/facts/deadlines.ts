import { isFull, phaseOf } from '@/features/matches/data/match';
import { participation as rules } from '@/generated/rules';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { withNoBreakSpaces } from '@/lib/format/format-date';

/** Returns the sentences about what comes until the start: my turn on the waiting list, the deadline to join or, once I take part, the deadline to leave, and from when leaving a roster counts as late. */
export function formatDeadlines(i18n: I18n, match: Match, now: number): string[] {
  const { LL, format } = i18n;
  if (phaseOf(match, now) !== 'upcoming') return [];
  const { my_participation, starts_at, leave_deadline, timezone } = match;
  const texts = LL.detail;
  const isFuture = (instant: string): boolean => Date.parse(instant) > now;
  const formatDeadline = (instant: string): string =>
    `${format.deadline(instant, timezone)} (${withNoBreakSpaces(format.relative(instant, timezone, now))})`;
  const lateFrom = new Date(Date.parse(starts_at) - rules.late_leave * 1000).toISOString();
  const mayJoin = match.can_join && !isFull(match);
  const isOnRoster = my_participation !== null && my_participation.status !== 'waitlisted';
  const canLeaveLate =
    leave_deadline === null || Date.parse(leave_deadline) > Math.max(now, Date.parse(lateFrom));
  // Until leaving counts as late, that moment is the one to know.
  const isOnTime = canLeaveLate && isFuture(lateFrom);
  const sentences: (string | false)[] = [
    my_participation?.status === 'waitlisted' && texts.yourTurn(),
    !my_participation &&
      match.join_deadline !== null &&
      match.reason_code !== 'join_deadline_passed' &&
      (isFuture(match.join_deadline) ? texts.joinUntil : texts.joinClosed)({
        when: formatDeadline(match.join_deadline),
      }),
    leave_deadline !== null &&
      (my_participation === null
        ? mayJoin && !canLeaveLate
        : isFuture(leave_deadline) && !(isOnRoster && isOnTime)) &&
      (isFuture(leave_deadline)
        ? texts.leaveUntil({ when: formatDeadline(leave_deadline) })
        : texts.leaveClosed()),
    (mayJoin || isOnRoster) &&
      canLeaveLate &&
      (isOnTime ? texts.lateFrom : texts.lateNow)({ when: format.deadline(lateFrom, timezone) }),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** Returns a sentence that says why I cannot join or leave, or until when I could join; null when I can. */
export function formatHint({ LL, format }: I18n, match: Match): string | null {
  const { my_participation, can_join, can_leave, reason_code, join_deadline, timezone } = match;
  if (my_participation)
    return can_leave || reason_code === 'already_joined' ? null : LL.problems.codes.leave_deadline_passed();
  if (can_join || reason_code === null || reason_code === 'not_joined' || reason_code === 'already_joined')
    return null;
  if (reason_code === 'join_deadline_passed' && join_deadline !== null)
    return LL.detail.joinClosed({ when: format.deadline(join_deadline, timezone) });
  return LL.problems.codes[reason_code]();
}

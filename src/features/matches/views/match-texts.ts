import { countFreeSpots, countMissingPlayers, isFull, phaseOf } from '@/features/matches/data/match';
import { participation as rules } from '@/generated/rules';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { capitalise, withNoBreakSpaces } from '@/lib/format/format-date';

/** Returns the price per person, as "120 Kč" or inside the sentence of `putInSentence`; a price of 0 or none is free. */
export const formatPrice = (
  { LL, format }: I18n,
  { price }: Pick<Match, 'price'>,
  putInSentence: (price: string) => string = (amount) => amount,
): string => (price && price.amount > 0 ? putInSentence(format.money(price)) : LL.common.match.free());

/** Returns the text that invites others to a match: what, when, where and, until it begins, how many players are missing, and how many places are left at what price. */
export function formatInvitation(i18n: I18n, match: Match, now: number): string {
  const { format, LL } = i18n;
  const { starts_at, ends_at, timezone, venue, title } = match;
  const { share } = LL.detail;
  const [startTime, hours] = [
    format.time(starts_at, timezone),
    format.timeRange(starts_at, ends_at, timezone),
  ];
  // A range of a day or more names its days itself.
  const when = hours.startsWith(startTime)
    ? format.dayAndTime(starts_at, timezone) + hours.slice(startTime.length)
    : hours;
  const text = share.text({ title, when, where: `${venue.name}, ${venue.city.name}` });
  if (phaseOf(match, now) !== 'upcoming') return text;
  const price = match.price?.amount ? format.money(match.price) : share.free();
  const count = countFreeSpots(match);
  const missingPlayers = countMissingPlayers(match);
  return [
    text,
    ...(missingPlayers > 0 ? [share.missing({ count: missingPlayers })] : []),
    count ? share.places({ count, price }) : share.price({ price }),
  ].join(' ');
}

/** Returns the deadline to confirm my participation (ISO); null when there is none or it has passed. */
export function getConfirmDeadline({ my_participation }: Match, now: number): string | null {
  if (my_participation?.status !== 'joined' || my_participation.confirm_by === null) return null;
  return Date.parse(my_participation.confirm_by) > now ? my_participation.confirm_by : null;
}

/** Returns my upcoming matches whose confirmation is due, the nearest deadline first. */
export const findMatchesToConfirm = (matches: readonly Match[], now: number): Match[] =>
  matches
    .filter((match) => phaseOf(match, now) === 'upcoming' && getConfirmDeadline(match, now))
    .toSorted(
      (a, b) =>
        Date.parse(a.my_participation?.confirm_by ?? '') - Date.parse(b.my_participation?.confirm_by ?? ''),
    );

/** Returns where and until when to confirm the first of these matches, and how many others wait. */
export function formatToConfirm(
  { LL, format }: I18n,
  [match, ...others]: readonly [Match, ...Match[]],
): string[] {
  const texts = LL.matches.next;
  const when = format.weekdayAndTime(match.my_participation?.confirm_by ?? '', match.timezone, 'short');
  return [
    texts.confirmHereBy({ when }),
    ...(others.length > 0 ? [texts.others({ count: others.length })] : []),
  ];
}

/** Returns the sentences about what comes until the start: my turn on the waiting list, the deadline to join with what leaving costs afterwards or, once I take part, the deadline to leave. */
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
  const canLeaveLate =
    leave_deadline === null || Date.parse(leave_deadline) > Math.max(now, Date.parse(lateFrom));
  const sentences: (string | false)[] = [
    my_participation?.status === 'waitlisted' && texts.yourTurn(),
    !my_participation &&
      match.join_deadline !== null &&
      (isFuture(match.join_deadline) ? texts.joinUntil : texts.joinClosed)({
        when: formatDeadline(match.join_deadline),
      }),
    mayJoin &&
      canLeaveLate &&
      (isFuture(lateFrom) ? texts.lateFrom : texts.lateNow)({ when: format.deadline(lateFrom, timezone) }),
    leave_deadline !== null &&
      (my_participation !== null || (mayJoin && !canLeaveLate)) &&
      (isFuture(leave_deadline) ? texts.leaveUntil : texts.leaveClosed)({
        when: formatDeadline(leave_deadline),
      }),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** Returns my status in a sentence, or when and where to confirm; null when I do not take part. */
export function formatStanding(i18n: I18n, match: Match, now: number, isShort = false): string | null {
  const { LL, format, locale } = i18n;
  const { my_participation, starts_at, timezone } = match;
  if (!my_participation) return null;
  const confirmDeadline = getConfirmDeadline(match, now);
  if (confirmDeadline && isShort && my_participation.confirmation_token !== undefined)
    return formatToConfirm(i18n, [match]).join(' ');
  if (confirmDeadline)
    return LL.detail[my_participation.confirmation_token === undefined ? 'confirmBy' : 'confirmHereBy']({
      when: format.deadline(confirmDeadline, timezone),
    });
  if (my_participation.status === 'joined')
    return LL.detail[countMissingPlayers(match) > 0 ? 'onRoster' : 'playing']({
      when: capitalise(format.dayAndTime(starts_at, timezone), locale),
    });
  return my_participation.waitlist_position !== null && phaseOf(match, now) === 'upcoming'
    ? LL.detail.yourPosition({ position: my_participation.waitlist_position })
    : LL.common.participation[my_participation.status]();
}

/** Returns a sentence that says why I cannot join or leave; null when I can. */
export function formatHint(
  { LL }: I18n,
  { my_participation, can_join, can_leave, reason_code }: Match,
): string | null {
  if (my_participation)
    return can_leave || reason_code === 'already_joined' ? null : LL.problems.codes.leave_deadline_passed();
  if (can_join || reason_code === null || reason_code === 'not_joined' || reason_code === 'already_joined')
    return null;
  return LL.problems.codes[reason_code]();
}

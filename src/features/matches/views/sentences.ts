import { isFull, phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { capitalise, withNoBreakSpaces } from '@/lib/format-date';
import { viewerTimeZone } from '@/lib/intl';

/** What a match costs each of its players, as "120 Kč" or in words around it. A price of 0 is as free as none, in any currency. */
export const priceText = (
  { LL, format }: I18n,
  { price }: Pick<Match, 'price'>,
  inWords: (price: string) => string = (amount) => amount,
): string => (price && price.amount > 0 ? inWords(format.money(price)) : LL.common.match.free());

/** Until when I have to confirm that I will play; null when I have not to, or cannot any more. */
export function confirmBy({ my_participation: mine }: Match, now: number): string | null {
  if (mine?.status !== 'joined' || mine.confirm_by === null) return null;
  return Date.parse(mine.confirm_by) > now ? mine.confirm_by : null;
}

/** Until when one can join or, once I take part, leave, as a sentence with its date and how long there is; none once a match is on. */
export function deadlineTexts(i18n: I18n, match: Match, now: number): string[] {
  const { LL, format } = i18n;
  const zone = viewerTimeZone();
  if (phaseOf(match, now) !== 'upcoming') return [];
  const { my_participation: mine, timezone } = match;
  const words = LL.detail;
  const isAhead = (instant: string): boolean => Date.parse(instant) > now;
  const at = (instant: string): string =>
    `${format.deadline(instant, timezone)} (${withNoBreakSpaces(format.relative(instant, timezone, now, zone))})`;
  const sentences: (string | false)[] = [
    !mine &&
      match.join_deadline !== null &&
      (isAhead(match.join_deadline) ? words.joinUntil : words.joinClosed)({ when: at(match.join_deadline) }),
    mine !== null &&
      match.leave_deadline !== null &&
      (isAhead(match.leave_deadline) ? words.leaveUntil : words.leaveClosed)({
        when: at(match.leave_deadline),
      }),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** Whether I play, or until when I have to confirm it: here, or by the e-mail where there is no token; null when I do not take part. */
export function standingText({ LL, format, locale }: I18n, match: Match, now: number): string | null {
  const { my_participation: mine, starts_at, timezone } = match;
  if (!mine) return null;
  const toConfirm = confirmBy(match, now);
  if (toConfirm)
    return LL.detail[mine.confirmation_token === undefined ? 'confirmBy' : 'confirmHereBy']({
      when: format.deadline(toConfirm, timezone),
    });
  if (mine.status === 'joined')
    return LL.detail.playing({ when: capitalise(format.dayAndTime(starts_at, timezone), locale) });
  return mine.waitlist_position !== null && phaseOf(match, now) === 'upcoming'
    ? LL.detail.yourPosition({ position: mine.waitlist_position })
    : LL.common.participation[mine.status]();
}

/** Why the button of a match is not simply "join" or "leave", in a sentence. Null when there is nothing to say. */
export function hintText(
  { LL }: I18n,
  { my_participation: mine, can_join, can_leave, reason_code, ...match }: Match,
  isOnline: boolean,
): string | null {
  if (mine)
    return can_leave || reason_code === 'already_joined' ? null : LL.problems.codes.leave_deadline_passed();
  if (can_join && !isOnline) return LL.problems.offline();
  if (can_join) return isFull(match) ? LL.detail.full() : null;
  if (reason_code === null || reason_code === 'not_joined' || reason_code === 'already_joined') return null;
  return LL.problems.codes[reason_code]();
}

import { phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { dayKey, daysBetween } from '@/lib/format/day';
import { capitalise } from '@/lib/format/format-date';
import { viewerTimeZone } from '@/lib/format/intl';
import { serverNow } from '@/lib/state/server-time';

/** Returns the price per person, as "120 Kč" or inside the sentence of `putInSentence`; a price of 0 or none is free. */
export const formatPrice = (
  { LL, format }: I18n,
  { price }: Pick<Match, 'price'>,
  putInSentence: (price: string) => string = (amount) => amount,
): string => (price && price.amount > 0 ? putInSentence(format.money(price)) : LL.common.match.free());

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

/** Returns until when I am to confirm: the weekday and time, or the date where the weekday alone would mean an earlier day. */
export function formatConfirmBy(
  { format }: I18n,
  { timezone }: Match,
  deadline: string,
  weekday: 'short' | 'long',
): string {
  const [day, today] = [dayKey(deadline, timezone), dayKey(serverNow(), timezone)];
  return daysBetween(today, day) < 7
    ? format.weekdayAndTime(deadline, timezone, weekday)
    : format.dayInFigures(day, today);
}

/** Returns where and until when to confirm the first of these matches, and how many others wait. */
export function formatToConfirm(i18n: I18n, [match, ...others]: readonly [Match, ...Match[]]): string[] {
  const texts = i18n.LL.matches.next;
  const when = formatConfirmBy(i18n, match, match.my_participation?.confirm_by ?? '', 'short');
  return [
    texts.confirmHereBy({ when }),
    ...(others.length > 0 ? [texts.others({ count: others.length })] : []),
  ];
}

/** Returns when I play another match that overlaps. */
export const formatPlayedThen = ({ LL, format }: I18n, { starts_at, timezone }: Match): string =>
  LL.matches.row.overlaps({ time: format.time(starts_at, timezone) });

/** Returns the day and start of a match: today and tomorrow by these words, other days by `formatOther`. */
export function formatStart(
  { format }: I18n,
  { starts_at, timezone }: Match,
  now: number,
  formatOther: (instant: string, timeZone: string) => string,
): string {
  const isNear = daysBetween(dayKey(now, viewerTimeZone()), dayKey(starts_at, timezone)) <= 1;
  return isNear
    ? `${format.dayOf(starts_at, timezone, now)}, ${format.time(starts_at, timezone)}`
    : formatOther(starts_at, timezone);
}

/** Returns that I play, with the short day and the time. */
export function formatPlaying(i18n: I18n, match: Match): string {
  const { LL, format, locale } = i18n;
  const when = formatStart(i18n, match, serverNow(), (instant, zone) =>
    format.dateTime(instant, zone, 'short'),
  );
  return LL.detail.playing({ when: capitalise(when, locale) });
}

/** Returns my status in a sentence, or when and where to confirm; null when I do not take part. */
export function formatStanding(i18n: I18n, match: Match, now: number): string | null {
  const { LL, format, locale } = i18n;
  const { my_participation, timezone } = match;
  if (!my_participation) return null;
  const confirmDeadline = getConfirmDeadline(match, now);
  if (confirmDeadline)
    return my_participation.confirmation_token === undefined
      ? LL.detail.confirmBy({ when: format.deadline(confirmDeadline, timezone) })
      : formatToConfirm(i18n, [match]).join(' ');
  if (my_participation.status === 'joined')
    return LL.detail.playing({
      when: capitalise(formatStart(i18n, match, now, format.dayAndTime), locale),
    });
  return my_participation.waitlist_position !== null && phaseOf(match, now) === 'upcoming'
    ? LL.detail.yourPosition({ position: my_participation.waitlist_position })
    : LL.common.participation[my_participation.status]();
}

import { countFreeSpots, countMissingPlayers, phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

/** Returns the text that invites others to a match: what, when, where and, until it begins, how many players are missing, and how many places are left at what price. */
export function formatInvitation(i18n: I18n, match: Match, now: number): string {
  const { format, LL } = i18n;
  const { starts_at, ends_at, timezone, venue } = match;
  const phase = phaseOf(match, now);
  const title = phase === 'cancelled' ? LL.detail.calendar.cancelled(match) : match.title;
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
  if (phase !== 'upcoming') return text;
  const price = match.price?.amount ? format.money(match.price) : share.free();
  const count = countFreeSpots(match);
  const missingPlayers = countMissingPlayers(match);
  return [
    text,
    ...(missingPlayers > 0 ? [share.missing({ count: missingPlayers })] : []),
    count ? share.places({ count, price }) : share.price({ price }),
  ].join(' ');
}

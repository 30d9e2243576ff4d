import { useQuery } from '@tanstack/react-query';
import { isFull, phaseOf, withOptimisticUpdates } from '@/features/matches/data/match';
import { cachedMatchesQuery } from '@/features/matches/data/queries';
import { usePendingActions } from '@/features/matches/data/use-matches';
import { Spots } from '@/features/matches/views/spots';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { addDays, dayKey } from '@/lib/format/day';
import { capitalise, breakableDateTime } from '@/lib/format/format-date';
import { Link } from '@/routing/link';

/** Returns up to three matches of the same sport and city with a free spot, from the day of `match` to a week after that day or after `now`, whichever is later. */
export function findSimilarMatches(list: readonly Match[], match: Match, now: number): Match[] {
  const weekStart = Math.max(now, Date.parse(match.starts_at));
  const firstDay = dayKey(match.starts_at, match.timezone);
  const lastDay = addDays(dayKey(weekStart, match.timezone), 7);
  const isSimilar = (entry: Match): boolean => {
    const day = dayKey(entry.starts_at, entry.timezone);
    return (
      entry.id !== match.id &&
      entry.can_join &&
      !isFull(entry) &&
      phaseOf(entry, now) === 'upcoming' &&
      entry.sport === match.sport &&
      entry.venue.city.id === match.venue.city.id &&
      day >= firstDay &&
      day <= lastDay
    );
  };
  return list.filter(isSimilar).slice(0, 3);
}

export function SimilarMatches({ match, now }: { match: Match; now: number }) {
  const i18n = useI18n();
  const { LL, format, locale } = i18n;
  const phase = phaseOf(match, now);
  const isOver = phase === 'cancelled' || phase === 'finished';
  const { data = [] } = useQuery({ ...cachedMatchesQuery(), enabled: isOver });
  const actions = usePendingActions();
  const similarMatches = isOver ? findSimilarMatches(withOptimisticUpdates(data, actions), match, now) : [];
  if (!isOver || similarMatches.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="grid gap-2 print:hidden">
      <h2 id="similar" className="text-lg font-bold">
        {LL.detail.similar[phase]()}
      </h2>
      <ul className="grid rounded-card bg-surface p-2 shadow-card">
        {similarMatches.map((entry) => (
          <li key={entry.id}>
            <Link
              to="detail"
              params={{ id: entry.id }}
              className="flex flex-wrap items-center justify-between gap-x-4 rounded-control px-2 py-1.5 hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="block font-semibold">
                  {breakableDateTime(capitalise(format.dayAndTime(entry.starts_at, entry.timezone), locale))}
                </span>{' '}
                <span className="block text-sm">
                  {entry.title}, {entry.venue.name}
                </span>
              </span>{' '}
              <span className="sm:w-34">
                <Spots i18n={i18n} match={entry} isUpcoming />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFull, phaseOf } from '@/features/matches/data/match';
import { usePendingMutations, withOptimisticUpdates } from '@/features/matches/data/optimistic-update';
import { cachedMatchesQuery } from '@/features/matches/data/queries';
import { Spots } from '@/features/matches/views/spots';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { addDays, dayKey } from '@/lib/day';
import { capitalise, breakableDateTime } from '@/lib/format-date';
import { Link } from '@/routing/link';

const most = 3;

/** Up to three matches to go on with: same sport and city, a place to be had, on that day or within a week from then or now. */
export function similarMatches(list: readonly Match[], match: Match, now: number): Match[] {
  const from = Math.max(now, Date.parse(match.starts_at));
  const first = dayKey(match.starts_at, match.timezone);
  const last = addDays(dayKey(from, match.timezone), 7);
  const isSimilar = (other: Match): boolean => {
    const day = dayKey(other.starts_at, other.timezone);
    return (
      other.id !== match.id &&
      other.can_join &&
      !isFull(other) &&
      phaseOf(other, now) === 'upcoming' &&
      other.sport === match.sport &&
      other.venue.city.id === match.venue.city.id &&
      day >= first &&
      day <= last
    );
  };
  return list.filter(isSimilar).slice(0, most);
}

/** Where to go on from a match that is cancelled or over: a few others of the list at hand. Nothing when there is none, or no list. */
export function SimilarMatches({ match, now }: { match: Match; now: number }): ReactNode {
  const i18n = useI18n();
  const { LL, format, locale } = i18n;
  const phase = phaseOf(match, now);
  const isOff = phase === 'cancelled' || phase === 'finished';
  const { data = [] } = useQuery({ ...cachedMatchesQuery(), enabled: isOff });
  const acts = usePendingMutations();
  const similar = isOff ? similarMatches(withOptimisticUpdates(data, acts), match, now) : [];
  if (!isOff || similar.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="grid gap-2 print:hidden">
      <h2 id="similar" className="text-lg font-bold">
        {LL.detail.similar[phase]()}
      </h2>
      <ul className="grid rounded-card bg-surface p-2 shadow-card">
        {similar.map((other) => (
          <li key={other.id}>
            <Link
              to="detail"
              params={{ id: other.id }}
              className="flex flex-wrap items-center justify-between gap-x-4 rounded-control px-2 py-1.5 hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="block font-semibold">
                  {breakableDateTime(capitalise(format.dayAndTime(other.starts_at, other.timezone), locale))}
                </span>{' '}
                <span className="block text-sm">
                  {other.title}, {other.venue.name}
                </span>
              </span>{' '}
              {/* The pictures of all begin at one edge. */}
              <span className="sm:w-34">
                <Spots i18n={i18n} match={other} isOpen />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

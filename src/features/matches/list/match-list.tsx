import type { ReactNode } from 'react';
import { Region } from '@/components/region';
import { groupByDay } from '@/features/matches/data/group-by-day';
import type { SeenMatches } from '@/features/matches/changes/seen';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { DayKey } from '@/lib/day';
import { MatchRow } from './match-row';

interface MatchListProps {
  matches: readonly Match[];
  /** Milliseconds since 1970. */
  now: number;
  /** The viewer's day, which "today" and "tomorrow" are counted from. */
  today: DayKey;
  /** What was seen before this visit. */
  seen: SeenMatches;
  /** Unread messages by match id. */
  unread: ReadonlyMap<number, number>;
}

/** Matches grouped by day, each day under a heading that stays in sight. */
export function MatchList({ matches, now, today, seen, unread }: MatchListProps): ReactNode {
  const { format } = useI18n();
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-6">
      {groupByDay(matches).map(({ day, matches: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2
            id={`day-${day}`}
            className="sticky top-(--header-height) z-10 -mx-4 bg-canvas px-4 py-1 text-base font-bold first-letter:uppercase md:mx-0 md:px-0 md:py-1.5"
          >
            {format.day(day, today)}
          </h2>
          <Region>
            <ul className="grid grid-cols-1 gap-2">
              {ofDay.map((match) => (
                <MatchRow
                  key={match.id}
                  match={match}
                  now={now}
                  seen={seen[match.id]}
                  unread={unread.get(match.id) ?? 0}
                />
              ))}
            </ul>
          </Region>
        </section>
      ))}
    </div>
  );
}

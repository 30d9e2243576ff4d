import type { ReactNode } from 'react';
import type { SeenMatches } from '@/features/matches/changes/seen';
import { groupByDay } from '@/features/matches/data/group-by-day';
import { phaseOf } from '@/features/matches/data/phase';
import { DayRows, DaySection, listStyle } from '@/features/matches/list/day-view';
import { rowAttributes, RowContent, type RowParts } from '@/features/matches/list/row-view';
import { JoinLook } from '@/features/matches/participation/join-look';
import type { Match } from '@/generated/schemas/match.zod';
import { dayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';
import { publicPathname } from '@/routing/paths';

const parts: RowParts = {
  MatchLink: ({ to, locale, params, className, children }) => (
    <a href={publicPathname(to, locale, params)} className={className}>
      {children}
    </a>
  ),
  Join: JoinLook,
};

interface FirstListProps {
  /** None that is over. */
  matches: readonly Match[];
  /** Milliseconds since 1970. */
  now: number;
  /** What was seen before this visit. */
  seen: SeenMatches;
  /** Unread messages by match id. */
  unread: ReadonlyMap<number, number>;
}

/** The first rows of the list, under their days: their links lead to the matches, their buttons wait for the app. */
export function FirstList({ matches, now, seen, unread }: FirstListProps): ReactNode {
  const viewerZone = viewerTimeZone();
  return (
    <div className={listStyle}>
      {groupByDay(matches).map(({ day, matches: ofDay }) => (
        <DaySection key={day} day={day} today={dayKey(now, viewerZone)}>
          <DayRows day={day} count={ofDay.length} isFirst>
            {ofDay.map((match) => (
              <li key={match.id} {...rowAttributes({ match, phase: phaseOf(match, now) })}>
                <RowContent
                  match={match}
                  phase={phaseOf(match, now)}
                  viewerZone={viewerZone}
                  seen={seen[match.id]}
                  unread={unread.get(match.id) ?? 0}
                  parts={parts}
                />
              </li>
            ))}
          </DayRows>
        </DaySection>
      ))}
    </div>
  );
}

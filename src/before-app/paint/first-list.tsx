import type { ReactNode } from 'react';
import type { SeenMatches } from '@/features/matches/changes/seen';
import { groupByDay } from '@/features/matches/data/group-by-day';
import { phaseOf, withoutRunning } from '@/features/matches/data/match';
import { DayRows, DaySection, listStyle, RunningFold } from '@/features/matches/views/list-view';
import { CalendarButtonView, isForCalendar } from '@/features/matches/views/calendar-button-view';
import { confirmBy } from '@/features/matches/views/sentences';
import { JoinButtonView } from '@/features/matches/views/join-button-view';
import {
  listColumn,
  listWithNext,
  type NextMatchParts,
  NextMatchView,
} from '@/features/matches/views/next-match-view';
import { rowAttributes, RowContent, type RowParts } from '@/features/matches/views/row-view';
import { statusOf, StatusBadgeView } from '@/features/matches/views/status-badge-view';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { type DayKey, dayKey } from '@/lib/day';
import { viewerTimeZone } from '@/lib/intl';
import { publicPathname } from '@/routing/rows';

const partsOf = (i18n: I18n): RowParts & NextMatchParts => ({
  MatchLink: ({ to, locale, params, hash, children, ...rest }) => (
    <a href={publicPathname(to, locale, params) + (hash ? `#${hash}` : '')} {...rest}>
      {children}
    </a>
  ),
  Calendar: ({ match, isSmall }) =>
    isForCalendar(match) && <CalendarButtonView i18n={i18n} isSmall={isSmall} />,
  Join: (props) => <JoinButtonView i18n={i18n} {...props} />,
  Status: (props) => <StatusBadgeView i18n={i18n} {...props} first={statusOf(props.match, props.phase)} />,
});

interface FirstListProps {
  i18n: I18n;
  /** My next match, which may be further down. */
  next: Match | undefined;
  /** None that is over. */
  matches: readonly Match[];
  /** Milliseconds since 1970. */
  now: number;
  /** What was seen before this visit. */
  seen: SeenMatches;
  /** The ids of the matches that are kept in mind on this device. */
  remembered: ReadonlySet<number>;
  /** Unread messages by match id. */
  unread: ReadonlyMap<number, number>;
}

/** The first rows of the list, under their days: their links lead to the matches, their buttons wait for the app. */
export function FirstList({ i18n, next, matches, now, seen, remembered, unread }: FirstListProps): ReactNode {
  const viewerZone = viewerTimeZone();
  const today = dayKey(now, viewerZone);
  const parts = partsOf(i18n);
  const { running, others } = withoutRunning(matches, now);
  const rowOf = (match: Match, day: DayKey | null): ReactNode => (
    <li key={match.id} {...rowAttributes({ match, phase: phaseOf(match, now) })}>
      <RowContent
        i18n={i18n}
        day={day}
        match={match}
        phase={phaseOf(match, now)}
        confirmBy={confirmBy(match, now)}
        viewerZone={viewerZone}
        seen={seen[match.id]}
        isRemembered={remembered.has(match.id)}
        unread={unread.get(match.id) ?? 0}
        parts={parts}
      />
    </li>
  );
  return (
    <div className={listWithNext}>
      {next && (
        <NextMatchView i18n={i18n} match={next} now={now} unread={unread.get(next.id) ?? 0} parts={parts} />
      )}
      <div className={cn(listColumn, listStyle)}>
        {running.length > 0 && (
          <RunningFold i18n={i18n} count={running.length}>
            {running.map((match) => rowOf(match, null))}
          </RunningFold>
        )}
        {groupByDay(others).map(({ day, matches: ofDay }) => (
          <DaySection key={day} i18n={i18n} day={day} heading={i18n.format.day(day, today)}>
            <DayRows day={day} count={ofDay.length}>
              {ofDay.map((match) => rowOf(match, day))}
            </DayRows>
          </DaySection>
        ))}
      </div>
    </div>
  );
}

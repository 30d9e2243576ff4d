import type { ReactNode } from 'react';
import {
  CalendarButtonView,
  canConfirm,
  ConfirmButtonView,
  isForCalendar,
} from '@/features/matches/views/match-buttons';
import { groupByDay } from '@/features/matches/data/group-by-day';
import { withoutRunning } from '@/features/matches/data/match';
import { DayRows, DaySection, listStyle, RunningFold } from '@/features/matches/views/list-view';
import {
  listColumn,
  listWithNext,
  type NextMatchParts,
  NextMatchView,
} from '@/features/matches/views/next-match-view';
import {
  type ListFacts,
  rowAttributes,
  RowContent,
  rowFacts,
  type RowParts,
  stillParts,
} from '@/features/matches/views/row-view';
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
  Confirm: ({ match }) => canConfirm(match) && <ConfirmButtonView i18n={i18n} match={match} variant="row" />,
  ...stillParts(i18n),
});

interface FirstListProps extends ListFacts {
  i18n: I18n;
  /** My next match, which may be further down. */
  next: Match | undefined;
  /** None that is over. */
  matches: readonly Match[];
}

/** The first rows of the list, under their days: their links lead to the matches, their buttons wait for the app. */
export function FirstList({ i18n, next, matches, ...facts }: FirstListProps): ReactNode {
  const { now, unread } = facts;

  const viewerZone = viewerTimeZone();
  const today = dayKey(now, viewerZone);
  const parts = partsOf(i18n);
  const { running, others } = withoutRunning(matches, now);
  const rowOf = (match: Match, day: DayKey | null): ReactNode => {
    const row = rowFacts(match, { ...facts, nextId: next?.id });
    return (
      <li key={match.id} {...rowAttributes(row)}>
        <RowContent {...row} i18n={i18n} day={day} viewerZone={viewerZone} parts={parts} />
      </li>
    );
  };
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

import type { ReactNode } from 'react';
import { pathPattern } from '@/api/offline-cache/cache-database';
import { readSeenMatches } from '@/features/matches/changes/seen-matches';
import { mayAskForCity } from '@/features/matches/city-question/ask-for-city';
import { isInMyCities, findMyNextMatch, phaseOf, splitRunning } from '@/features/matches/data/match';
import { groupByDay } from '@/features/matches/data/match-groups';
import { readRememberedIds } from '@/features/matches/remembered/remembered-matches';
import {
  cityQuestionStyle,
  DayRows,
  DaySection,
  listStyle,
  countVisibleRows,
  RunningDetails,
} from '@/features/matches/views/list-view';
import {
  CalendarButtonView,
  canConfirm,
  ConfirmButtonView,
  canAddToCalendar,
} from '@/features/matches/views/match-buttons';
import { findMatchesToConfirm } from '@/features/matches/views/match-texts';
import {
  listColumnStyle,
  listWithNextMatchStyle,
  type NextMatchParts,
  NextMatchView,
} from '@/features/matches/views/next-match-view';
import { getRowAttributes } from '@/features/matches/views/row/row-attributes';
import { RowContent } from '@/features/matches/views/row/row-content';
import { getRowData, type ListData } from '@/features/matches/views/row/row-data';
import { createStaticParts, type RowParts } from '@/features/matches/views/row/row-parts';
import { isCity, isMatch } from '@/generated/checks';
import { getGetUpcomingMatchesUrl } from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import { getGetProfileUrl } from '@/generated/user/user';
import type { I18n } from '@/i18n/translate';
import { isOffline } from '@/lib/browser/browser';
import { type DayKey, dayKey } from '@/lib/format/day';
import { viewerTimeZone } from '@/lib/format/intl';
import { serverNow } from '@/lib/state/server-time';
import { uniqueBy } from '@/lib/unique-by';
import { publicPathname } from '@/routing/rows';
import { checked, readUnreadCounts } from './answer-sources';
import { createFirstPaint } from './first-paint';

const createParts = (i18n: I18n): RowParts & NextMatchParts => ({
  MatchLink: ({ to, locale, params, hash, children, ...rest }) => (
    <a href={publicPathname(to, locale, params) + (hash ? `#${hash}` : '')} {...rest}>
      {children}
    </a>
  ),
  Calendar: ({ match, isIconOnly }) =>
    canAddToCalendar(match) && <CalendarButtonView i18n={i18n} isIconOnly={isIconOnly} />,
  Confirm: (props) =>
    (isOffline() || canConfirm(props.match)) && (
      <ConfirmButtonView i18n={i18n} aria-disabled={isOffline()} {...props} />
    ),
  ...createStaticParts(i18n),
});

interface FirstPaintProps extends ListData {
  i18n: I18n;
  /** My next match; its row may be below the painted rows. */
  nextMatch: Match | undefined;
  myMatches: readonly Match[];
  matches: readonly Match[];
  /** Whether the app will ask a person without a city for one. */
  hasCityQuestion?: boolean;
}

/** My next match and the first rows of the list, grouped by day. The buttons work once the app has started. */
export function FirstPaintList(props: FirstPaintProps) {
  const { i18n, nextMatch, myMatches, matches, hasCityQuestion = false, ...listData } = props;
  const { now, unreadCounts } = listData;
  const viewerZone = viewerTimeZone();
  const today = dayKey(now, viewerZone);
  const parts = createParts(i18n);
  const { runningMatches, otherMatches } = splitRunning(matches, now);
  const renderRow = (match: Match, day: DayKey | null): ReactNode => {
    const row = getRowData(match, { ...listData, myMatches });
    return (
      <li key={match.id} {...getRowAttributes(row)}>
        <RowContent {...row} i18n={i18n} day={day} viewerZone={viewerZone} parts={parts} />
      </li>
    );
  };
  return (
    <div className={listWithNextMatchStyle}>
      {nextMatch && (
        <NextMatchView
          i18n={i18n}
          match={nextMatch}
          matchesToConfirm={findMatchesToConfirm(myMatches, now)}
          now={now}
          unreadCount={unreadCounts.get(nextMatch.id) ?? 0}
          parts={parts}
        />
      )}
      <div className={listColumnStyle}>
        {hasCityQuestion && <div className={cityQuestionStyle} />}
        <div className={listStyle}>
          {runningMatches.length > 0 && (
            <RunningDetails i18n={i18n} count={runningMatches.length}>
              {runningMatches.map((match) => renderRow(match, null))}
            </RunningDetails>
          )}
          {groupByDay(otherMatches).map(({ day, matches: matchesOfDay }) => (
            <DaySection key={day} i18n={i18n} day={day} heading={i18n.format.day(day, today)}>
              <DayRows day={day} count={matchesOfDay.length}>
                {matchesOfDay.map((match) => renderRow(match, day))}
              </DayRows>
            </DaySection>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Validates and returns the first matches that are in my cities or that I have joined or bookmarked. Only matches that have not started count towards `maxRows`, because the running ones are folded. */
function selectFirstMatches(answer: unknown[], cityIds: number[], now: number, maxRows: number): Match[] {
  const rememberedMatchIds = readRememberedIds();
  const matches: Match[] = [];
  for (const item of answer) {
    if (!isInMyCities(item as Match, cityIds, rememberedMatchIds)) continue;
    const match = checked(item, isMatch);
    if (phaseOf(match, now) !== 'finished') matches.push(match);
    if (splitRunning(matches, now).otherMatches.length === maxRows) break;
  }
  // The app, not the first paint, says that there are no matches.
  if (matches.length === 0) throw new RangeError('There is no match.');
  return uniqueBy(matches, ({ id }) => id);
}

const selectMyMatches = (answer: readonly unknown[]): Match[] =>
  answer.filter((item) => (item as Partial<Match>).my_participation).map((item) => checked(item, isMatch));

export const firstPaint = createFirstPaint('list', async (fetchAnswer) => {
  const unreadCountsPromise = readUnreadCounts(fetchAnswer);
  const now = serverNow();
  const [list, profile] = await Promise.all(
    [getGetUpcomingMatchesUrl(), getGetProfileUrl()].map(async (address): Promise<unknown> =>
      (await fetchAnswer(pathPattern(address))).json(),
    ),
  );
  if (!Array.isArray(list)) throw new TypeError('This is no list.');
  const myMatches = selectMyMatches(list);
  const nextMatch = findMyNextMatch(myMatches, now);
  const { cities } = profile as { cities: readonly unknown[] };
  const cityIds = cities.map((city) => checked(city, isCity).id);
  const matches = selectFirstMatches(list, cityIds, now, countVisibleRows(nextMatch !== undefined));
  const unreadCounts = await unreadCountsPromise;
  return (i18n) => (
    <FirstPaintList
      i18n={i18n}
      nextMatch={nextMatch}
      myMatches={myMatches}
      matches={matches}
      hasCityQuestion={cityIds.length === 0 && mayAskForCity(now)}
      now={now}
      seenMatches={readSeenMatches()}
      rememberedIds={readRememberedIds()}
      unreadCounts={unreadCounts}
    />
  );
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { phaseOf } from '@/features/matches/data/match';
import { aMatch, aParticipation } from '@/features/matches/data/match.fixture';
import { MatchListSkeleton } from '@/features/matches/list/list-without-rows';
import type { Match } from '@/generated/schemas/match.zod';
import { I18nContext } from '@/i18n/context';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { dayKey } from '@/lib/format/day';
import { JoinButtonView } from '../match-buttons';
import { StatusBadgeView } from '../status-badge-view';
import { getRowAttributes } from './row-attributes';
import { RowContent } from './row-content';
import { getRowData } from './row-data';

const i18n = createI18n('cs', cs);
const now = Date.parse('2026-11-24T08:00:00+01:00');
const my_participation = aParticipation();

function renderRow(
  fields: Partial<Match>,
  confirmDeadline: string | null = null,
  overlappingMatch: Match | null = null,
): HTMLElement {
  const match = aMatch(fields);
  const phase = phaseOf(match, now);
  render(
    <li {...getRowAttributes({ match, phase })}>
      <RowContent
        i18n={i18n}
        day={dayKey(match.starts_at, match.timezone)}
        match={match}
        phase={phase}
        confirmDeadline={confirmDeadline}
        viewerZone="Europe/Prague"
        seenMatch={undefined}
        isRemembered={false}
        overlappingMatch={overlappingMatch}
        unreadCount={0}
        parts={{
          MatchLink: ({ children, ...rest }) => (
            <a href="#row" aria-describedby={rest['aria-describedby']}>
              {children}
            </a>
          ),
          ParticipationButton: (props) => <JoinButtonView i18n={i18n} {...props} />,
          Status: (props) => <StatusBadgeView i18n={i18n} {...props} initialStatus={null} />,
        }}
      />
    </li>,
  );
  return screen.getByRole('listitem');
}

const getMarkClasses = (row: HTMLElement): string =>
  `${row.className} | ${row.firstElementChild?.className ?? ''}`;

afterEach(cleanup);

describe('a row of the list', () => {
  it('shows the deadline to confirm with the weekday, in the colour of waiting', () => {
    const row = renderRow({ my_participation }, '2026-11-26T08:00:00+01:00');
    const [longTextElement, shortTextElement] = ['Potvrďte do čtvrtka 8:00', 'Potvrďte do čt 8:00'].map(
      (text) => screen.getByText(text),
    );
    expect(longTextElement?.closest('.rounded-full')?.className).toContain('bg-waiting');
    expect(shortTextElement?.getAttribute('aria-hidden')).toBe('true');
    expect(row.textContent).not.toContain('Na soupisce');
  });

  it.each([
    ['upcoming', {}, 'Ještě 2 a hraje se, 5 volných míst'],
    ['upcoming with enough players', { participants_count: 7 }, '3 volná místa'],
    ['running', { starts_at: '2026-11-24T07:00:00+01:00' }, 'Obsazeno 5 z\u00a010'],
  ])('shows the spots, and the players still needed, of a match that is %s', (_, fields, text) => {
    const row = renderRow({ min_participants: 7, max_participants: 10, participants_count: 5, ...fields });
    expect(row.querySelector(`#${row.dataset['landmark'] ?? ''}-spots`)?.textContent).toBe(text);
  });

  it('shows my standing by a style of the row and by a word', () => {
    const classNames = (
      [
        [{}, ''],
        [{ my_participation }, 'Na soupisce'],
        [{ my_participation: aParticipation({ status: 'waitlisted', waitlist_position: 2 }) }, '2. v pořadí'],
        [{ my_participation, status: 'cancelled' }, 'Zrušeno'],
      ] as const
    ).map(([fields, word]) => {
      const row = renderRow(fields);
      expect(row.textContent).toContain(word);
      const markClasses = getMarkClasses(row);
      cleanup();
      return markClasses;
    });
    expect(new Set(classNames).size).toBe(classNames.length);
    // Forced colours keep a border but no background.
    expect(classNames.map((classes) => classes.includes('before:border-l-4'))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('says that a match can no longer be joined, but not that it can no longer be left', () => {
    const closed = { can_join: false, can_leave: false };
    const row = renderRow({ ...closed, reason_code: 'join_deadline_passed' });
    expect(row.querySelector('[id$=time]')?.textContent).toContain('Přidat se už nejde');
    expect(row.querySelector('button')).toBeNull();
    cleanup();
    const ownRow = renderRow({ ...closed, my_participation, reason_code: 'leave_deadline_passed' });
    expect(ownRow.textContent).not.toContain('nejde');
    expect(ownRow.querySelector('button')).toBeNull();
  });

  it('only outlines the button to join where I play another match then', () => {
    const isFilled = (overlappingMatch: Match | null): boolean => {
      cleanup();
      return renderRow({}, null, overlappingMatch).querySelector('button.bg-primary') !== null;
    };
    expect([null, aMatch({ id: 2, my_participation })].map(isFilled)).toEqual([true, false]);
  });

  it('has the same grid as its skeleton', () => {
    const readGridClasses = (element: Element): string[] =>
      [...element.classList].filter((name) => /^(md:|max-\[22rem\]:)?(grid|gap|px|p)-/.test(name)).toSorted();
    const row = renderRow({});
    const [tile, rowGridClasses] = [row.firstElementChild!, readGridClasses(row)];
    render(
      <I18nContext value={i18n}>
        <MatchListSkeleton />
      </I18nContext>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    const skeleton = screen.getByText('Načítáme…').parentElement!.querySelector('.shadow-card')!;
    expect(readGridClasses(skeleton)).toEqual(rowGridClasses);
    const readSizeClasses = (element: Element): string[] =>
      [...element.classList].filter((name) => name.includes('size-'));
    expect(readSizeClasses(skeleton.firstElementChild!)).toEqual(readSizeClasses(tile));
  });
});

it('says with which of my matches an open match overlaps', () => {
  const listData = { now, seenMatches: {}, rememberedIds: new Set<number>(), unreadCounts: new Map() };
  const match = aMatch({ can_join: true });
  const findTime = (fields: Partial<Match>): string | undefined =>
    getRowData(match, { ...listData, myMatches: [aMatch({ id: 99, my_participation, ...fields })] })
      .overlappingMatch?.starts_at;
  expect(findTime({})).toBe(match.starts_at);
  const nextFields = { starts_at: match.ends_at, ends_at: '2027-01-01T00:00:00Z' };
  expect(findTime(nextFields)).toBeUndefined();
  const city = { ...match.venue.city, id: 99 };
  expect(findTime({ ...nextFields, venue: { ...match.venue, city } })).toBe(match.ends_at);
  expect(findTime({ my_participation: aParticipation({ status: 'waitlisted' }) })).toBeUndefined();
  expect(findTime({ status: 'cancelled' })).toBeUndefined();
});

// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusSilently } from '@/components/focus/focus';
import { I18nContext } from '@/i18n/context';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { holdRequests, openApp, useOpenApp } from '@tests/setup/open-app';
import type { PlannedMatch } from '@tests/setup/plan-matches';
import { FoundCount } from './found-count';

useOpenApp();

/** More than the first answer has, and my own match after all of them. */
const matches: PlannedMatch[] = [
  ...Array.from({ length: 65 }, (_, index) => ({
    title: `Zápas ${index}`,
    starts_at: NOW + DAY + index * HOUR,
  })),
  { title: 'Můj', starts_at: NOW + 9 * DAY, players: ['jana'] },
];

const getTitles = (): string[] =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('the first rows and my next match are shown and work before all matches are there, and nothing is counted', async () => {
  const release = holdRequests(/get-upcoming-matches\/$/);
  const { user } = await openApp('/', { as: 'jana', matches });
  await screen.findByRole('heading', { level: 3, name: 'Zápas 59' });
  expect(getTitles()).not.toContain('Zápas 60');
  expect(screen.getByRole('region', { name: 'Příště hrajete' }).textContent).toContain('Můj');
  expect(screen.queryByText(/^6\d\szápasů$/)).toBeNull();
  const row = screen.getByRole('heading', { level: 3, name: 'Zápas 3' }).closest('li')!;
  await user.click(within(row).getByRole('button', { name: /^Jdu hrát/ }));
  await within(row).findByText('Na soupisce');
  release();
  expect(await screen.findByText(/^66\szápasů$/)).toBeDefined();
  await waitFor(() => expect(getTitles()).toEqual(expect.arrayContaining(['Zápas 64', 'Můj'])));
  expect(within(row).getByText('Na soupisce')).toBeDefined();
});

it('the count is hidden until the heading of a new screen has the focus', async () => {
  focusSilently(document);
  render(
    <I18nContext value={createI18n('cs', cs)}>
      <h1 tabIndex={-1}>Zápasy</h1>
      <FoundCount count={2} isLoading={false} />
    </I18nContext>,
  );
  const { style } = screen.getByText('2 zápasy');
  expect(style.visibility).toBe('hidden');
  screen.getByRole('heading').focus();
  await waitFor(() => expect(style.visibility).toBe(''));
});

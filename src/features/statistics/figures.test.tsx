// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { examples } from '@/generated/examples';
import { I18nContext } from '@/i18n/context';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { StreakCard } from './figures';

it.each([
  ['cs', 1, 3, '1 zápas v řadě', 'Rekord: 3 zápasy v řadě'],
  ['en', 2, 3, '2 in a row', 'Your record: 3 in a row'],
  ['cs', 4, 4, '4 zápasy v řadě', 'To je váš rekord'],
  ['en', 4, 4, '4 in a row', 'That’s your record'],
  ['cs', 0, 2, 'Nová série začne příštím zápasem', 'Rekord: 2 zápasy v řadě'],
  ['cs', 1, 1, '1 zápas v řadě', ''],
  ['cs', 0, 0, 'Nová série začne příštím zápasem', ''],
] as const)(
  'shows the streak in %s: %i in a row, record %i',
  (locale, current_streak, longest_streak, streak, note) => {
    const [figures] = Object.values(examples.getStatistics);
    render(
      <I18nContext value={createI18n(locale, { cs, en }[locale])}>
        <StreakCard figures={{ ...figures!, current_streak, longest_streak }} />
      </I18nContext>,
    );
    const card = screen.getByRole('heading', { level: 2, name: /^(Série|Streak)$/ }).parentElement;
    expect(card?.textContent).toMatch(new RegExp(`^(Série|Streak)${streak}${note}$`));
  },
);

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../tests/setup/console.ts';
import { openApp, type OpenAppOptions, useOpenApp } from '../../tests/setup/open-app.tsx';
import { planMatches } from '../../tests/setup/plan-matches.ts';

useOpenApp();

const words = {
  cs: {
    home: '/',
    login: '/prihlaseni',
    username: 'Uživatelské jméno',
    password: 'Heslo',
    retry: 'Zkusit znovu',
    join: 'Jdu hrát: Futsal',
    leave: 'Nejdu: Futsal',
    refused: (reason: string) => `Přidat vás k zápasu „Futsal“ se nepovedlo. ${reason}`,
    roster: /^Soupiska/,
    broken: 'Něco se u nás pokazilo. Zkuste to prosím za chvíli znovu.',
    malformed: 'Server poslal něco, čemu nerozumíme. Zkuste to prosím za chvíli znovu.',
    unreachable: 'Server teď neodpovídá. Zkuste to prosím za chvíli znovu.',
  },
  en: {
    home: '/en',
    login: '/en/login',
    username: 'Username',
    password: 'Password',
    retry: 'Try again',
    join: 'Join Futsal',
    leave: 'Leave Futsal',
    refused: (reason: string) => `Couldn’t join “Futsal”. ${reason}`,
    roster: /^Roster/,
    broken: 'Something went wrong on our side. Please try again in a while.',
    malformed: 'The server sent something we don’t understand. Please try again in a while.',
    unreachable: 'The server isn’t responding right now. Please try again in a while.',
  },
};

const futsal: OpenAppOptions['prepare'] = (backend) =>
  planMatches(backend, [{ title: 'Futsal', players: ['alex'] }]);

/** What is said in an alert, and what that alert offers. */
async function alertOf(reason: string) {
  const message = await screen.findByText((text) => text.includes(reason));
  return within(message.closest<HTMLElement>('[role=alert]')!);
}

describe('a backend that answers with', () => {
  const answers = [
    ['500', { kind: 'status' }, 'en', 'broken'],
    ['HTML', { kind: 'html' }, 'cs', 'malformed'],
    ['broken JSON', { kind: 'broken_json' }, 'en', 'malformed'],
    ['an empty object', { kind: 'empty_object' }, 'cs', 'malformed'],
    ['nothing', { kind: 'reset' }, 'en', 'unreachable'],
  ] as const;

  it.each(answers)(
    '%s says so at login, in the list and when joining, and keeps what there is',
    async (_, fault, locale, why) => {
      const text = words[locale];
      const reason = text[why];
      if (why === 'malformed') expectConsole('error', 'MalformedResponseError');
      const { backend, user } = await openApp(text.login, { prepare: futsal });
      const fail = (target: string): void => {
        backend.faults.clear();
        backend.faults.add({ target, times: null, ...fault });
      };
      const button = (name: string) => screen.findByRole('button', { name });

      fail('login');
      await user.type(screen.getByLabelText(text.username), 'jana');
      await user.type(screen.getByLabelText(text.password), 'hrajem-jana{Enter}');
      await alertOf(reason);
      expect(screen.getByLabelText(text.username)).toHaveProperty('value', 'jana');
      expect(screen.getByLabelText(text.password)).toHaveProperty('value', 'hrajem-jana');

      fail('getUpcomingMatches');
      await user.type(screen.getByLabelText(text.password), '{Enter}');
      await waitFor(() => expect(screen.queryByLabelText(text.password)).toBeNull());
      const list = await alertOf(reason);
      fail('joinMatch');
      await user.click(list.getByRole('button', { name: text.retry }));
      await user.click(await button(text.join));
      await screen.findByText(text.refused(reason));
      await button(text.join);

      fail('getMatch');
      await user.click(await button(text.join));
      await button(text.leave);
      // The place is shown before the backend has it.
      await waitFor(() => {
        const mine = backend.store.state.participations.map(({ status }) => status);
        expect(mine).toEqual(['joined', 'joined']);
      });
    },
  );

  it.each(answers)('%s says so at the match, with what the list knew', async (_, fault, locale, why) => {
    const text = words[locale];
    if (why === 'malformed') expectConsole('error', 'MalformedResponseError');
    const { backend, user } = await openApp(text.home, {
      as: 'jana',
      prepare: futsal,
      faults: [{ target: 'getMatch', ...fault }],
    });
    await user.click(await screen.findByRole('link', { name: 'Futsal' }));
    const alert = await alertOf(text[why]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Futsal');
    backend.faults.clear();
    await user.click(alert.getByRole('button', { name: text.retry }));
    const roster = await screen.findByRole('region', { name: text.roster });
    expect(within(roster).getAllByRole('listitem')).toHaveLength(1);
  });
});

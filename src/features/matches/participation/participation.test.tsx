// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { State } from '@mocks/db/state';
import { addToRoster, HOUR, NOW } from '@mocks/db/state.fixture';
import { expectConsole } from '../../../../tests/setup/console.ts';
import {
  openApp,
  type OpenAppOptions,
  type OpenedApp,
  useOpenApp,
} from '../../../../tests/setup/open-app.tsx';
import { buttonStyle } from '@/components/ui/button';
import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import cs from '@/i18n/cs';
import { type PlannedMatch, planMatches } from '../../../../tests/setup/plan-matches.ts';

useOpenApp();

const futsal = { title: 'Futsal', players: ['alex'] };

async function openWith(
  match: PlannedMatch | PlannedMatch[],
  { address = '/', faults = [] }: { address?: string; faults?: OpenAppOptions['faults'] } = {},
): Promise<OpenedApp> {
  const app = await openApp(address, {
    as: 'jana',
    faults,
    prepare: (backend) => planMatches(backend, [match].flat()),
  });
  await screen.findByRole('heading', { name: 'Futsal' });
  return app;
}

const joined = /^Hrajete!/;

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

const row = (): string => {
  const title = screen.getByRole('heading', { level: 3, name: 'Futsal' });
  return (title.closest('li')?.textContent ?? '').replaceAll(/\s/g, ' ');
};

/** Lets what has been sent come to its end. */
const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 200)));

/** The message of the last action. */
const message = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[role=status] *' });

/** Somebody takes places while the list is on the screen. */
function fill({ backend: { store } }: OpenedApp, places: number): void {
  store.mutate((state) => {
    for (const match of state.matches) {
      for (let count = 0; count < places; count += 1) addToRoster(state, match, 10 + count);
    }
  });
}

describe('joining', () => {
  it('shows at once, is sent once however often it is pressed, and says so with the ways to chat and calendar', async () => {
    const { user, requests, router, at } = await openWith(futsal, {
      faults: [{ target: 'joinMatch', kind: 'delay', delay_ms: 400 }],
    });
    expect(row()).toContain('9 volných míst');
    const press = await button('Jdu hrát: Futsal');
    press.focus();
    act(() => {
      press.click();
      press.click();
    });
    const busy = await button('Nejdu: Futsal');
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(row()).toContain('Na soupisce');
    expect(row()).toContain('8 volných míst');
    expect(screen.queryByText(joined)).toBeNull();
    // What is only hoped for is laid over what was read: it stands in no cache, and so is not kept on the device either.
    const { queryClient } = router.options.context;
    expect(queryClient.getQueryData(upcomingMatchesQuery().queryKey)?.[0]?.my_participation).toBeNull();
    const item = (await message(joined)).closest('li')!;
    expect(busy.isConnected).toBe(true);
    expect(busy.getAttribute('aria-busy')).toBeNull();
    expect(document.activeElement).toBe(busy);
    expect(requests('POST')).toEqual(['POST /api/match/join-match/1/']);
    expect(item.textContent).toContain('Hrajete! Sobota 21.\u00a011. 18:00');
    const told = within(item);
    expect(told.getByRole('button', { name: cs.detail.calendar.label })).toBeDefined();
    await user.click(told.getByRole('button', { name: cs.chat.title }));
    await screen.findByRole('heading', { level: 1, name: 'Futsal' });
    expect(at()).toBe('/detail/1#chat');
  });

  it('is said once on its own screen, in the bar beside chat, calendar and a quiet way out', async () => {
    const { user } = await openWith(futsal, { address: '/detail/1' });
    const press = await button('Jdu hrát: Futsal');
    await user.click(press);
    expect((await message(joined)).className).toBe('sr-only');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText(/Hrajete!|Na soupisce/)).toHaveLength(1);
    const bar = within(main.getByText(/^Hrajete!/).closest<HTMLElement>('.sticky')!);
    bar.getByRole('link', { name: cs.chat.title });
    bar.getByRole('button', { name: cs.detail.calendar.label });
    expect(document.activeElement).toBe(bar.getByRole('button', { name: 'Nejdu: Futsal' }));
    expect(press).toBe(document.activeElement);
    expect(screen.getAllByRole('button', { name: cs.detail.calendar.label })).toHaveLength(1);
  });

  describe('a match at the time of another that I play', () => {
    const mine = { title: 'Volejbal', players: ['jana'] };
    const overlap = (): Promise<HTMLElement> =>
      screen.findByRole('alertdialog', { name: 'Dva zápasy najednou' });

    it('asks first, opened from a link', async () => {
      const { user, requests } = await openWith([futsal, mine], { address: '/detail/1' });
      await user.click(await button('Jdu hrát: Futsal'));
      const dialog = await overlap();
      expect(dialog.textContent).toContain('Volejbal');
      expect(requests('POST')).toEqual([]);
      const [back, risk] = within(dialog).getAllByRole('button');
      expect([back?.textContent, back?.className, risk?.className]).toEqual([
        'Zpět',
        buttonStyle({ variant: 'primary' }),
        buttonStyle({ variant: 'secondary' }),
      ]);
      await user.click(within(dialog).getByRole('button', { name: 'Přesto jdu hrát' }));
      await message(joined);
      expect(requests('POST')).toHaveLength(1);
    });

    it('is joined without asking when what I play cannot be read', async () => {
      const { user, requests } = await openWith([futsal, mine], {
        address: '/detail/1',
        faults: [{ target: 'getUpcomingMatches', kind: 'status', status: 500 }],
      });
      await user.click(await button('Jdu hrát: Futsal'));
      await message(joined);
      expect(requests('POST')).toHaveLength(1);
    });
  });

  describe('a match that cannot be left any more', () => {
    const final = { ...futsal, leave_deadline: NOW - HOUR };

    it('is joined only after a question', async () => {
      const { user, requests } = await openWith(final, { address: '/en/detail/1' });
      const pressed = await button('Join Futsal');
      await user.click(pressed);
      const dialog = await screen.findByRole('alertdialog', { name: /You won’t be able/ });
      expect(dialog.textContent.replaceAll(/\s/g, ' ')).toContain('Sat 21 Nov, 18:00');
      // Enter, pressed once too often, keeps everything as it is.
      const [stay, go] = within(dialog).getAllByRole('button');
      expect(document.activeElement).toBe(stay);
      await user.keyboard('{Enter}');
      expect([screen.queryByRole('alertdialog'), document.activeElement]).toEqual([null, pressed]);
      expect([go?.isConnected, requests('POST')]).toEqual([false, []]);
      await user.click(pressed);
      await user.click(within(await screen.findByRole('alertdialog')).getAllByRole('button')[1]!);
      await waitFor(() => expect(requests('POST')).toHaveLength(1));
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });

    it('says in the same question what else I play then', async () => {
      const { user, requests } = await openWith([final, { title: 'Volejbal', players: ['jana'] }]);
      await user.click(await button('Jdu hrát: Futsal'));
      const dialog = await screen.findByRole('alertdialog', { name: 'Odhlásit se pak už nepůjde' });
      expect(dialog.textContent).toContain('Volejbal');
      await user.click(within(dialog).getAllByRole('button')[1]!);
      await message(joined);
      expect([screen.queryByRole('alertdialog'), requests('POST').length]).toEqual([null, 1]);
    });
  });

  it('a match that filled up meanwhile leads to the waiting list and says why', async () => {
    const app = await openWith({ ...futsal, max_participants: 2 });
    fill(app, 1);
    await app.user.click(await button('Jdu hrát: Futsal'));
    await message('Zápas se mezitím zaplnil, jste 1. v pořadí: Futsal');
    expect(row()).toContain('1. v pořadí');
    expect(row()).toContain('Plno, 1 čeká');
  });

  it('is taken back with the reason when the backend refuses', async () => {
    const app = await openWith(futsal, { address: '/en' });
    app.backend.store.mutate((state) => {
      for (const match of state.matches) match.join_deadline = NOW - HOUR;
    });
    await app.user.click(await button('Join Futsal'));
    await message('Couldn’t join. It’s too late to join.');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Futsal/ })).toBeNull());
    // The pressed button is gone: the row keeps the focus.
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Futsal' }));
    expect(row()).toContain('9 places left');
    expect(row()).not.toContain('You’re in');
  });

  it('takes back why it failed as soon as it is pressed again', async () => {
    const { user } = await openWith(futsal, {
      address: '/detail/1',
      faults: [
        { target: 'joinMatch', kind: 'status', status: 500, times: 1 },
        { target: 'joinMatch', kind: 'delay', delay_ms: 300 },
      ],
    });
    await user.click(await button('Jdu hrát: Futsal'));
    await message(/^Přidat vás se nepovedlo/);
    await user.click(await button('Jdu hrát: Futsal'));
    await within(screen.getByRole('main')).findByText(joined);
    expect(screen.queryByText(/se nepovedlo/)).toBeNull();
    await message(joined);
  });

  it.each<[string, string, RegExp, Partial<State>]>([
    ['in the list', '/', /se nepovedlo\. Tento zápas neexistuje/, { matches: [] }],
    ['on its own screen', '/detail/1', /se nepovedlo\. Zápas je zrušený/, {}],
  ])('a match that was called off meanwhile is offered no longer, %s', async (_, address, said, gone) => {
    const { user, backend, requests } = await openWith(futsal, { address });
    backend.store.mutate((state) => {
      for (const match of state.matches) match.cancelled = true;
      Object.assign(state, gone);
    });
    await user.click(await button('Jdu hrát: Futsal'));
    await message(said);
    await waitFor(() => expect(screen.queryByRole('button', { name: /: Futsal$/ })).toBeNull());
    expect(requests('POST')).toHaveLength(1);
  });

  it.each([
    ['joinMatch', 'html', ['alex'], 'Jdu hrát: Futsal', joined, 'Nejdu: Futsal'],
    ['joinMatch', 'reset', ['alex'], 'Jdu hrát: Futsal', joined, 'Nejdu: Futsal'],
    ['leaveMatch', 'reset', ['jana'], 'Nejdu: Futsal', 'Už nejste na soupisce: Futsal', 'Jdu hrát: Futsal'],
  ] as const)(
    '%s counts when only its answer is bad (%s)',
    async (target, kind, players, press, said, next) => {
      if (kind === 'html') expectConsole('error', 'MalformedResponseError');
      const faults = [{ target, kind, after: true }];
      const { user, requests } = await openWith({ ...futsal, players }, { faults });
      await user.click(await button(press));
      if (target === 'leaveMatch') await user.click(await button('Nejdu'));
      await message(said);
      await button(next);
      expect(screen.queryByText(/nepovedlo/)).toBeNull();
      expect(requests('POST')).toHaveLength(1);
    },
  );

  it('says that it is not known when the match cannot be read either, and looks again', async () => {
    const { user, requests } = await openWith(futsal, {
      faults: [
        { target: 'joinMatch', kind: 'reset', after: true },
        { target: 'getMatch', kind: 'status', status: 503, times: 1 },
        { target: 'getUpcomingMatches', kind: 'delay', delay_ms: 100 },
      ],
    });
    const reads = requests('upcoming').length;
    await user.click(await button('Jdu hrát: Futsal'));
    await message('Nevíme, jestli se vás podařilo přidat k zápasu „Futsal“. Zjistíme to, jakmile to půjde.');
    await waitFor(() => expect(requests('upcoming').length).toBeGreaterThan(reads));
    // What was only hoped for has gone; what is read comes.
    await waitFor(() => expect(row()).not.toContain('Na soupisce'));
    await button('Nejdu: Futsal');
    expect(row()).toContain('Na soupisce');
    expect(requests('POST')).toHaveLength(1);
  });

  it('when the session has ended leads to login and back, which says all', async () => {
    const { user, backend, at, requests } = await openWith(futsal, { address: '/en?sport=football' });
    // What asks for something by itself would else be told first, and lead away before the press.
    await waitFor(() => expect(requests('chat/notifications')).toHaveLength(1));
    await settle();
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(document.body.textContent));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    backend.store.mutate((state) => {
      state.sessions = [];
    });
    await user.click(await button('Join Futsal'));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(at()).toBe('/en/login?next=%2Fen%3Fsport%3Dfootball');
    expect(screen.getByText('Your sign-in has expired. Please sign in again.')).toBeDefined();
    // What the refused call itself has to say would be here by then.
    await settle();
    observer.disconnect();
    expect(requests('join-match')).toHaveLength(1);
    expect(said.filter((text) => text.includes('Couldn’t join'))).toEqual([]);
  });
});

describe('leaving', () => {
  const mine = { ...futsal, players: ['jana', 'alex'] };

  it('asks about one match at a time: a second press at once is shown as not taken', async () => {
    const { user } = await openWith([mine, { title: 'Volejbal', players: ['jana'] }]);
    const first = await button('Nejdu: Futsal');
    const second = await button('Nejdu: Volejbal');
    // As the app presses them when it starts (src/bootstrap/event-replay.ts).
    act(() => {
      first.click();
      second.click();
    });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('„Futsal“');
    expect(second.dataset['notReady']).toBe('');
    await user.click(within(dialog).getByRole('button', { name: 'Zůstat' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(second);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('„Volejbal“');
  });

  it('the waiting list says that the position is lost', async () => {
    const { user } = await openWith({ ...futsal, max_participants: 1, waiting: ['jana', 'tomas'] });
    await user.click(await button('Nejdu: Futsal'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Odejít z náhradníků?' });
    expect(dialog.textContent).toContain('Přijdete o své pořadí mezi náhradníky zápasu „Futsal“');
    await user.click(within(dialog).getByRole('button', { name: 'Nejdu' }));
    await message('Už nejste mezi náhradníky: Futsal');
    expect(row()).toContain('Plno, 1 čeká');
  });
});

it('list and detail are both busy while joining is on its way, and both show what was pressed', async () => {
  const { user, requests } = await openWith(futsal, {
    faults: [{ target: 'joinMatch', kind: 'delay', delay_ms: 1500 }],
  });
  await user.click(await button('Jdu hrát: Futsal'));
  await user.click(screen.getByRole('link', { name: 'Futsal' }));
  await screen.findByRole('region', { name: /^Soupiska/ });
  const busy = await button('Nejdu: Futsal');
  expect(busy.getAttribute('aria-busy')).toBe('true');
  await message(joined);
  await waitFor(() => expect(busy.getAttribute('aria-busy')).toBeNull());
  expect(requests('POST')).toHaveLength(1);
});

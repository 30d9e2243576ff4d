// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toasts } from '@/components/toasts/toasts';
import { buttonStyle } from '@/components/ui/button';
import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import cs from '@/i18n/cs';
import type { State } from '@mocks/db/state';
import { addToRoster, HOUR, NOW } from '@mocks/db/state.fixture';
import { expectConsole } from '@tests/setup/console';
import {
  holdRequests,
  openApp,
  type OpenedApp,
  type OpenAppOptions,
  useOpenApp,
} from '@tests/setup/open-app';
import type { PlannedMatch } from '@tests/setup/plan-matches';

useOpenApp();

const futsalMatch = { title: 'Futsal', players: ['alex'] };

async function openMatch(
  match: PlannedMatch | PlannedMatch[],
  { address = '/', faults = [] }: { address?: string; faults?: OpenAppOptions['faults'] } = {},
) {
  const app = await openApp(address, { as: 'jana', faults, matches: [match].flat() });
  await screen.findByRole('heading', { name: 'Futsal' });
  return app;
}

const joinedText = /^Hrajete!/;

const findButton = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

const readRowText = (): string => {
  const title = screen.getByRole('heading', { level: 3, name: 'Futsal' });
  return (title.closest('li')?.textContent ?? '').replaceAll(/\s/g, ' ');
};

/** Waits 200 ms, so that pending requests can finish. */
const waitForRequests = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, 200)));

const findMessage = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[role=status] *' });

describe('joining', () => {
  it('changes the row at once, sends one request for two presses, and its toast links to chat and calendar', async () => {
    const { user, requests, router, at } = await openMatch(futsalMatch);
    const releaseJoin = holdRequests('join-match');
    expect(readRowText()).toContain('9 volných míst');
    const joinButton = await findButton('Jdu hrát: Futsal');
    joinButton.focus();
    act(() => {
      joinButton.click();
      joinButton.click();
    });
    const busyButton = await findButton('Nejdu: Futsal');
    expect(busyButton.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readRowText()).toContain('Na soupisce');
    expect(readRowText()).toContain('8 volných míst');
    expect(screen.queryByText(joinedText)).toBeNull();
    // The optimistic update must not be in the cache, which is also stored on the device.
    const { queryClient } = router.options.context;
    expect(queryClient.getQueryData(upcomingMatchesQuery().queryKey)?.[0]?.my_participation).toBeNull();
    releaseJoin();
    const item = (await findMessage(joinedText)).closest('li')!;
    expect(busyButton.isConnected).toBe(true);
    expect(busyButton.getAttribute('aria-busy')).toBeNull();
    expect(document.activeElement).toBe(busyButton);
    expect(requests('POST')).toEqual(['POST /api/match/join-match/1/']);
    expect(item.textContent).toContain('Hrajete! Zítra, 18:00, Futsal');
    const toast = within(item);
    expect(toast.getByRole('button', { name: cs.detail.calendar.label })).toBeDefined();
    await user.click(toast.getByRole('button', { name: cs.chat.title }));
    await screen.findByRole('heading', { level: 1, name: 'Futsal' });
    expect(at()).toBe('/detail/1#chat');
  });

  it('shows its result once on the match’s screen, in the bar with chat, calendar and the button to leave', async () => {
    const { user } = await openMatch(futsalMatch, { address: '/detail/1' });
    const joinButton = await findButton('Jdu hrát: Futsal');
    await user.click(joinButton);
    expect((await findMessage(joinedText)).className).toBe('sr-only');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText(/Hrajete!|Na soupisce/)).toHaveLength(1);
    const bar = within(main.getByText(/^Hrajete!/).closest<HTMLElement>('.sticky')!);
    bar.getByRole('link', { name: cs.chat.title });
    bar.getByRole('button', { name: cs.detail.calendar.label });
    expect(document.activeElement).toBe(bar.getByRole('button', { name: 'Nejdu: Futsal' }));
    expect(joinButton).toBe(document.activeElement);
    expect(screen.getAllByRole('button', { name: cs.detail.calendar.label })).toHaveLength(1);
  });

  describe('a match at the time of another that I play', () => {
    const myMatch = { title: 'Volejbal', players: ['jana'] };

    it('is joined only after a question when its screen was opened by a link', async () => {
      const { user, requests } = await openMatch([futsalMatch, myMatch], { address: '/detail/1' });
      await user.click(await findButton('Jdu hrát: Futsal'));
      const dialog = await screen.findByRole('dialog', { name: 'Dva zápasy najednou' });
      expect(dialog.textContent).toContain('Volejbal');
      expect(requests('POST')).toEqual([]);
      const [backButton, joinButton] = within(dialog).getAllByRole('button');
      expect([backButton?.textContent, backButton?.className, joinButton?.className]).toEqual([
        'Zpět',
        buttonStyle({ variant: 'secondary' }),
        buttonStyle({ variant: 'secondary' }),
      ]);
      await user.click(within(dialog).getByRole('button', { name: 'Přesto jdu hrát' }));
      await findMessage(joinedText);
      expect(requests('POST')).toHaveLength(1);
    });

    it.each([
      [23, /„Volejbal“ \(17:00–18:00, Olomouc\) končí, právě když začíná „Futsal“ \(18:00–19:00, Brno\)/],
      [25, /„Futsal“ \(18:00–19:00, Brno\) končí, právě když začíná „Volejbal“ \(19:00–20:00, Olomouc\)/],
    ])('is named in its order when it is in another city in %s h', async (hours, text) => {
      const starts_at = NOW + hours * HOUR;
      const nextMatch = { ...myMatch, venue: 'envelopa', starts_at, ends_at: starts_at + HOUR } as const;
      const { user } = await openMatch([futsalMatch, nextMatch]);
      await user.click(await findButton('Jdu hrát: Futsal'));
      const dialog = await screen.findByRole('dialog', { name: 'To asi nestihnete' });
      expect(dialog.textContent).toMatch(text);
    });

    it('is joined without a question when the list cannot be loaded', async () => {
      const { user, requests } = await openMatch([futsalMatch, myMatch], {
        address: '/detail/1',
        faults: [{ target: 'getUpcomingMatches', kind: 'status', status: 500 }],
      });
      await user.click(await findButton('Jdu hrát: Futsal'));
      await findMessage(joinedText);
      expect(requests('POST')).toHaveLength(1);
    });
  });

  describe('a match that cannot be left any more', () => {
    const lockedMatch = { ...futsalMatch, leave_deadline: NOW - HOUR };

    it('is joined only after a question', async () => {
      const { user, requests } = await openMatch(lockedMatch, { address: '/en/detail/1' });
      const joinButton = await findButton('Join Futsal');
      await user.click(joinButton);
      const dialog = await screen.findByRole('dialog', { name: /You won’t be able/ });
      expect(dialog.textContent.replaceAll(/\s/g, ' ')).toContain('Sat 21 Nov, 18:00');
      // The cancel button has the focus, so one Enter too many does not join.
      const [cancelButton, confirmButton] = within(dialog).getAllByRole('button');
      expect(document.activeElement).toBe(cancelButton);
      await user.keyboard('{Enter}');
      expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, joinButton]);
      expect([confirmButton?.isConnected, requests('POST')]).toEqual([false, []]);
      await user.click(joinButton);
      await user.click(within(await screen.findByRole('dialog')).getAllByRole('button')[1]!);
      await waitFor(() => expect(requests('POST')).toHaveLength(1));
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('names my other match at that time in the same question', async () => {
      const { user, requests } = await openMatch([lockedMatch, { title: 'Volejbal', players: ['jana'] }]);
      await user.click(await findButton('Jdu hrát: Futsal'));
      const dialog = await screen.findByRole('dialog', { name: 'Odhlásit se pak už nepůjde' });
      expect(dialog.textContent).toContain('Volejbal');
      await user.click(within(dialog).getAllByRole('button')[1]!);
      await findMessage(joinedText);
      expect([screen.queryByRole('dialog'), requests('POST').length]).toEqual([null, 1]);
    });
  });

  it('leads to the waiting list and says why when the match filled up meanwhile', async () => {
    const app = await openMatch({ ...futsalMatch, max_participants: 2 });
    app.backend.store.mutate((state) => {
      for (const match of state.matches) addToRoster(state, match, 10);
    });
    await app.user.click(await findButton('Jdu hrát: Futsal'));
    await findMessage('Zápas se mezitím zaplnil, jste 1. v pořadí: Futsal');
    expect(readRowText()).toContain('1. v pořadí');
    expect(readRowText()).toContain('Plno, 1 čeká');
  });

  it('is undone, and the reason is shown, when the backend refuses it', async () => {
    const app = await openMatch(futsalMatch, { address: '/en' });
    app.backend.store.mutate((state) => {
      for (const match of state.matches) match.join_deadline = NOW - HOUR;
    });
    await app.user.click(await findButton('Join Futsal'));
    await findMessage('Couldn’t join. It’s too late to join.');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Futsal/ })).toBeNull());
    // The pressed button has disappeared, so the link of the row takes the focus.
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Futsal' }));
    expect(readRowText()).toContain('1 of 10 taken');
    expect(readRowText()).not.toContain('You’re in');
  });

  it('counts down in the pressed button after a 429, and then joins', async () => {
    const { user, requests } = await openMatch(futsalMatch, {
      faults: [{ target: 'joinMatch', kind: 'status', status: 429, times: 1 }],
    });
    const joinButton = await findButton('Jdu hrát: Futsal');
    await user.click(joinButton);
    await findMessage(/^Zkuste to za chvilku\.$/);
    expect(await findButton('Jdu hrát: Futsal (za 30\u00A0s)')).toBe(joinButton);
    expect(joinButton.textContent).toBe('Znovu za 30\u00A0s');
    await user.click(joinButton);
    expect(requests('POST')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 31_000);
    await user.click(await findButton('Jdu hrát: Futsal'));
    await findMessage(joinedText);
  });

  it('removes the failure message on the next press', async () => {
    const { user } = await openMatch(futsalMatch, {
      address: '/detail/1',
      faults: [
        { target: 'joinMatch', kind: 'status', status: 500, times: 1 },
        { target: 'joinMatch', kind: 'delay', delay_ms: 300 },
      ],
    });
    await user.click(await findButton('Jdu hrát: Futsal'));
    await findMessage('Nepovedlo se vás přidat. Chyba je u nás, zkuste to za chvíli.');
    await user.click(await findButton('Jdu hrát: Futsal'));
    await within(screen.getByRole('main')).findByText(joinedText);
    expect(screen.queryByText(/Nepovedlo/)).toBeNull();
    await findMessage(joinedText);
  });

  it.each<[string, string, RegExp, Partial<State>]>([
    ['in the list', '/', /Nepovedlo se vás přidat\. Tento zápas neexistuje/, { matches: [] }],
    ['on its own screen', '/detail/1', /Nepovedlo se vás přidat\. Zápas je zrušený/, {}],
  ])(
    'removes the button of a match that was cancelled meanwhile, %s',
    async (_, address, text, changedState) => {
      const { user, backend, requests } = await openMatch(futsalMatch, { address });
      backend.store.mutate((state) => {
        for (const match of state.matches) match.cancelled = true;
        Object.assign(state, changedState);
      });
      await user.click(await findButton('Jdu hrát: Futsal'));
      await findMessage(text);
      await waitFor(() => expect(screen.queryByRole('button', { name: /: Futsal$/ })).toBeNull());
      expect(requests('POST')).toHaveLength(1);
    },
  );

  it.each([
    ['joinMatch', 'html', ['alex'], 'Jdu hrát: Futsal', joinedText, 'Nejdu: Futsal'],
    ['joinMatch', 'reset', ['alex'], 'Jdu hrát: Futsal', joinedText, 'Nejdu: Futsal'],
    ['leaveMatch', 'reset', ['jana'], 'Nejdu: Futsal', 'Už nejste na soupisce: Futsal', 'Jdu hrát: Futsal'],
  ] as const)(
    '%s succeeds when only its answer is lost or malformed (%s)',
    async (target, kind, players, pressedName, text, nextName) => {
      if (kind === 'html') expectConsole('error', 'MalformedResponseError');
      const faults = [{ target, kind, after: true }];
      const { user, requests } = await openMatch({ ...futsalMatch, players }, { faults });
      await user.click(await findButton(pressedName));
      if (target === 'leaveMatch') await user.click(await findButton('Nejdu'));
      await findMessage(text);
      await findButton(nextName);
      expect(screen.queryByText(/nepovedlo/)).toBeNull();
      expect(requests('POST')).toHaveLength(1);
    },
  );

  it('says that the result is unknown when neither the answer nor the match can be read, and refetches the list', async () => {
    const { user, requests } = await openMatch(futsalMatch, {
      faults: [
        { target: 'joinMatch', kind: 'reset', after: true },
        { target: 'getMatch', kind: 'status', status: 503, times: 1 },
      ],
    });
    const releaseList = holdRequests('upcoming');
    const listRequestCount = requests('upcoming').length;
    await user.click(await findButton('Jdu hrát: Futsal'));
    await findMessage('Zatím nevíme, jestli se vás podařilo přidat: Futsal');
    await waitFor(() => expect(requests('upcoming').length).toBeGreaterThan(listRequestCount));
    // The optimistic update disappears before the list is refetched.
    await waitFor(() => expect(readRowText()).not.toContain('Na soupisce'));
    releaseList();
    await findButton('Nejdu: Futsal');
    expect(readRowText()).toContain('Na soupisce');
    expect(requests('POST')).toHaveLength(1);
  });

  it('leads to the sign-in screen without another message when the session has ended', async () => {
    const { user, backend, at, requests } = await openMatch(futsalMatch, { address: '/en?sport=football' });
    // A background request would otherwise lead to the sign-in screen before the press.
    await waitFor(() => expect(requests('chat/notifications')).toHaveLength(1));
    await waitForRequests();
    const shownTexts: string[] = [];
    const observer = new MutationObserver(() => shownTexts.push(document.body.textContent));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    backend.store.mutate((state) => (state.sessions = []));
    await user.click(await findButton('Join Futsal'));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(at()).toBe('/en/login?next=%2Fen%3Fsport%3Dfootball');
    expect(screen.getByText('Your sign-in has expired. Please sign in again.')).toBeDefined();
    // A message about the refused request would have appeared by now.
    await waitForRequests();
    observer.disconnect();
    expect(requests('join-match')).toHaveLength(1);
    expect(shownTexts.filter((text) => text.includes('Couldn’t join'))).toEqual([]);
  });
});

describe('leaving', () => {
  const myMatch = { ...futsalMatch, players: ['jana', 'alex'] };

  it('asks about one match at a time, and marks a second button that is pressed at the same time as not ready', async () => {
    const { user } = await openMatch([myMatch, { title: 'Volejbal', players: ['jana'] }]);
    const futsalButton = await findButton('Nejdu: Futsal');
    const volejbalButton = await findButton('Nejdu: Volejbal');
    // Event replay presses several buttons at once (src/bootstrap/event-replay.ts).
    act(() => {
      futsalButton.click();
      volejbalButton.click();
    });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('„Futsal“');
    expect(volejbalButton.dataset['notReady']).toBe('');
    await user.click(within(dialog).getByRole('button', { name: 'Zůstat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(volejbalButton);
    expect((await screen.findByRole('dialog')).textContent).toContain('„Volejbal“');
  });

  it('warns on the waiting list that the position is lost', async () => {
    const { user } = await openMatch({ ...futsalMatch, max_participants: 1, waiting: ['jana', 'tomas'] });
    await user.click(await findButton('Už nečekat: Futsal'));
    const dialog = await screen.findByRole('dialog', { name: 'Přestat čekat?' });
    expect(dialog.textContent).toContain('Přijdete o své pořadí mezi náhradníky zápasu „Futsal“');
    expect(within(dialog).getAllByRole('button')[0]?.textContent).toBe('Čekat dál');
    await user.click(within(dialog).getByRole('button', { name: 'Už nečekat' }));
    await findMessage('Už nejste mezi náhradníky: Futsal');
    expect(readRowText()).toContain('Plno, 1 čeká');
  });

  const leaveByDialog = async ({ user }: OpenedApp, tick = false): Promise<void> => {
    await user.click(await findButton('Nejdu: Futsal'));
    const dialog = within(await screen.findByRole('dialog'));
    if (tick) await user.click(dialog.getByRole('checkbox', { name: /^Dát vědět v chatu/ }));
    await user.click(dialog.getByRole('button', { name: 'Nejdu' }));
  };
  const readMessages = ({ backend }: OpenedApp) =>
    backend.store.state.messages.flatMap((row) => (row.kind === 'text' ? [row.message] : []));

  it.each([
    [23.9, /Zápas začíná zítra, počítá se to jako pozdní odhlášení\./],
    [5.7, /Zápas začíná za 6 hodin, počítá se to jako pozdní odhlášení\./],
    [24, /^(?!.*pozdní)/s],
  ])('says %s h before the start whether it counts as late', async (hours, text) => {
    const starts_at = NOW + hours * HOUR;
    const { user } = await openMatch({ ...myMatch, starts_at, ends_at: starts_at + HOUR });
    await user.click(await findButton('Nejdu: Futsal'));
    const { textContent } = await screen.findByRole('dialog');
    expect(textContent).toMatch(text);
  });

  it('says that the match lacks players then, and tells the chat only by a tick', async () => {
    const app = await openMatch({ ...myMatch, min_participants: 2, players: ['jana', 'alex'] });
    await app.user.click(await findButton('Nejdu: Futsal'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Bez vás jich zbude 1, hraje se od 2.')).toBeDefined();
    const checkbox = dialog.getByRole<HTMLInputElement>('checkbox');
    // With the focus on an answer, a screen reader would not say what can be ticked.
    expect([document.activeElement, checkbox.checked]).toEqual([checkbox, false]);
  });

  it.each(['/', '/detail/1'])('tells the chat before, by a tick, at %s', async (address) => {
    const app = await openMatch(myMatch, { address });
    await leaveByDialog(app, true);
    await findMessage('Už nejste na soupisce a v chatu to vědí: Futsal');
    expect(app.requests('POST')).toEqual(['POST /api/match/1/chat/send/', 'POST /api/match/leave-match/1/']);
    expect(readMessages(app)).toEqual(['Nakonec nepřijdu, omlouvám se.']);
  });

  it('leaves nothing when the message fails, and says so', async () => {
    const app = await openMatch(myMatch, {
      faults: [{ target: 'sendChatMessage', kind: 'status', status: 500 }],
    });
    await leaveByDialog(app, true);
    await findMessage(/^Zprávu se nepodařilo poslat, proto jste na soupisce zůstali\. Chyba je u nás/);
    await findButton('Nejdu: Futsal');
    expect(app.requests('leave-match')).toEqual([]);
  });

  it('says that the message is in the chat when leaving fails, and sends it once', async () => {
    const app = await openMatch(myMatch, {
      faults: [{ target: 'leaveMatch', kind: 'status', status: 500, times: 1 }],
    });
    await leaveByDialog(app, true);
    await findMessage(/^Zpráva v chatu už je\. Odhlásit vás se nepovedlo\. Chyba/);
    await leaveByDialog(app, true);
    await findMessage('Už nejste na soupisce a v chatu to vědí: Futsal');
    expect(readMessages(app)).toHaveLength(1);
  });

  it('offers for eight seconds to come back, which joins', async () => {
    const app = await openMatch(myMatch);
    await leaveByDialog(app);
    await findMessage('Už nejste na soupisce: Futsal');
    expect(toasts.get()).toMatchObject([{ stayMs: 8000 }]);
    await app.user.click(screen.getByRole('button', { name: 'Vrátit se' }));
    await findMessage(joinedText);
    expect(app.requests('POST').at(-1)).toBe('POST /api/match/join-match/1/');
  });

  it('tells the chat, if it was told, that I come after all', async () => {
    const app = await openMatch(myMatch);
    await leaveByDialog(app, true);
    await findMessage('Už nejste na soupisce a v chatu to vědí: Futsal');
    await app.user.click(screen.getByRole('button', { name: 'Vrátit se a dát vědět' }));
    await waitFor(() =>
      expect(readMessages(app)).toEqual(['Nakonec nepřijdu, omlouvám se.', 'Tak přece jen přijdu.']),
    );
  });

  it('says when the chat does not hear of it', async () => {
    const app = await openMatch(myMatch);
    await leaveByDialog(app, true);
    await findMessage('Už nejste na soupisce a v chatu to vědí: Futsal');
    app.backend.faults.add({ target: 'sendChatMessage', kind: 'status', status: 500 });
    await app.user.click(screen.getByRole('button', { name: 'Vrátit se a dát vědět' }));
    expect(
      await findMessage(/^Jste zpět na soupisce, jen zpráva do chatu se neodeslala\. Chyba je u nás/),
    ).toBeDefined();
  });

  it('offers the waiting list instead when the first of it took the place, of which the chat is not told', async () => {
    const app = await openMatch({ ...myMatch, max_participants: 2, waiting: ['tomas'] });
    await leaveByDialog(app, true);
    const item = (await findMessage('Už nejste na soupisce a v chatu to vědí: Futsal')).closest('li')!;
    await app.user.click(within(item).getByRole('button', { name: 'Čekat na místo' }));
    await waitFor(() => expect(app.requests('POST').at(-1)).toBe('POST /api/match/join-match/1/'));
    expect(readMessages(app)).toHaveLength(1);
  });
});

it('the list and the match’s screen both show a pending join', async () => {
  const { user, requests } = await openMatch(futsalMatch);
  const releaseJoin = holdRequests('join-match');
  await user.click(await findButton('Jdu hrát: Futsal'));
  await user.click(screen.getByRole('link', { name: 'Futsal' }));
  await screen.findByRole('region', { name: /^Soupiska/ });
  const busyButton = await findButton('Nejdu: Futsal');
  expect(busyButton.getAttribute('aria-busy')).toBe('true');
  releaseJoin();
  await findMessage(joinedText);
  await waitFor(() => expect(busyButton.getAttribute('aria-busy')).toBeNull());
  expect(requests('POST')).toHaveLength(1);
});

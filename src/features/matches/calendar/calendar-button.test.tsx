// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { DAY, NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { readCalendar } from '@tests/setup/read-calendar';
import { createGoogleCalendarUrl, createOutlookUrl } from './calendar-menu';

useOpenApp();

async function openMenu(address: string, name: string) {
  const app = await openApp(address, {
    as: 'jana',
    matches: [{ title: 'Futsal', starts_at: NOW + DAY, players: ['jana'] }],
  });
  await app.user.click(screen.getByRole('button', { name }));
  await screen.findByRole('menu', { name });
  return app;
}

/** Collects the files that the app offers for download; jsdom saves none. */
function captureDownloads() {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:calendar';
  });
  const linkClick = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return { blobs, linkClick };
}

const readReminderChecks = (): Record<string, string | null> =>
  Object.fromEntries(
    within(screen.getByRole('group', { name: /soubor|file/ }))
      .getAllByRole('menuitemcheckbox')
      .map((item) => [item.textContent, item.getAttribute('aria-checked')]),
  );

beforeEach(() => localStorage.clear());

describe('the calendar menu', () => {
  it('saves a file named after the match, with the Czech URL of the match', async () => {
    const { blobs, linkClick } = captureDownloads();
    const { user } = await openMenu('/detail/1', 'Do kalendáře');
    await user.click(screen.getByRole('menuitem', { name: /^(Stáhnout|Download)/ }));
    await waitFor(() => expect(linkClick).toHaveBeenCalledOnce());
    const [link] = linkClick.mock.contexts as HTMLAnchorElement[];
    expect([link?.download, link?.href]).toEqual(['hrajem-1.ics', 'blob:calendar']);
    const [blob] = blobs;
    expect(blob?.type).toBe('text/calendar;charset=utf-8');
    const text = await blob?.text();
    expect(text).toContain('DTSTART:20261121T170000Z');
    expect(text).toContain(`URL;VALUE=URI:${window.location.origin}/detail/1`);
  });

  it('links to the web calendars, and keeps the reminders chosen by keyboard for the next file', async () => {
    const { blobs } = captureDownloads();
    const { user, go } = await openMenu('/en/detail/1', 'Add to calendar');
    for (const [name, host] of [
      ['Open in Google Calendar', 'calendar.google.com'],
      ['Open in Outlook.com', 'outlook.live.com'],
    ] as const) {
      const link = screen.getByRole<HTMLAnchorElement>('menuitem', { name });
      const attributes = [new URL(link.href).host, link.target, link.rel];
      expect(attributes).toEqual([host, '_blank', 'noopener noreferrer']);
      expect(decodeURIComponent(link.href)).toContain(`${window.location.origin}/en/detail/1`);
    }
    expect(readReminderChecks()).toEqual({
      'The match, a day before': 'true',
      'The match, 2 hours before': 'true',
      'Confirming, before it’s too late': 'true',
    });
    screen.getByRole('menuitemcheckbox', { name: 'The match, a day before' }).focus();
    await user.keyboard(' ');
    await user.keyboard('{ArrowDown}{Enter}{Enter}');
    await user.click(screen.getByRole('menuitem', { name: /^(Stáhnout|Download)/ }));
    await go('/');
    await user.click(await screen.findByRole('button', { name: 'Moje zápasy do kalendáře' }));
    await screen.findByRole('menu', { name: 'Moje zápasy do kalendáře' });
    expect(readReminderChecks()).toEqual({
      'Zápas den předem': 'false',
      'Zápas 2 hodiny předem': 'true',
      'Výzvu k potvrzení účasti': 'true',
    });
    await user.click(screen.getByRole('menuitem', { name: /^(Stáhnout|Download)/ }));
    await waitFor(() => expect(blobs).toHaveLength(2));
    const events = await Promise.all(blobs.map(async (blob) => readCalendar(await blob.text())));
    const twoHoursBefore = '2026-11-21T15:00:00Z';
    expect(events.map(([event]) => event?.reminders)).toEqual([
      [{ at: twoHoursBefore, text: expect.stringContaining('Coming up: Futsal') as string }],
      [{ at: twoHoursBefore, text: expect.stringContaining('Hraje se: Futsal') as string }],
    ]);
  });
});

it('a cancelled match cancels its event, and says what Thunderbird needs', async () => {
  const { blobs } = captureDownloads();
  const cancelledMatch = { title: 'Futsal', starts_at: NOW + DAY, cancelled: true, players: ['jana'] };
  const matches = [cancelledMatch, { ...cancelledMatch, title: 'Volejbal', players: [] }];
  const { user, go } = await openApp('/en/detail/2', { as: 'jana', matches });
  await screen.findByRole('heading', { level: 1, name: 'Volejbal' });
  expect(screen.queryByRole('button', { name: 'Remove from calendar' })).toBeNull();
  await go('/en/detail/1');
  await user.click(await screen.findByRole('button', { name: 'Remove from calendar' }));
  const menu = within(await screen.findByRole('menu', { name: 'Remove from calendar' }));
  expect(menu.getByText(/^In Thunderbird/)).toBeDefined();
  await user.click(menu.getByRole('menuitem', { name: 'Download the cancellation' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(readCalendar((await blobs[0]?.text()) ?? '')).toMatchObject([
    { status: 'CANCELLED', summary: 'Cancelled: Futsal' },
  ]);
});

const title = 'Futsal & spol. 5+1 #2';
const location = 'Sportovní hala Lužánky, Sportovní 486/4, 602 00 Brno';
const url = 'https://hrajem.test/en/detail/12';

it.each([
  [
    'https://calendar.google.com/calendar/render',
    createGoogleCalendarUrl,
    {
      action: 'TEMPLATE',
      text: title,
      dates: '20261025T003000Z/20261025T013000Z',
      ctz: 'Europe/Prague',
      location,
      details: url,
    },
  ],
  [
    'https://outlook.live.com/calendar/0/deeplink/compose',
    createOutlookUrl,
    {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: '2026-10-25T00:30:00.000Z',
      enddt: '2026-10-25T01:30:00.000Z',
      location,
      body: url,
    },
  ],
])('the link to %s holds title, times, venue and URL of the match', (address, createUrl, expectedQuery) => {
  // The clocks go back in this night, so 2:30 comes twice.
  const times = { starts_at: '2026-10-25T02:30:00+02:00', ends_at: '2026-10-25T02:30:00+01:00' };
  const href = new URL(createUrl(aMatch({ title, ...times }), url));
  expect([href.origin + href.pathname, Object.fromEntries(href.searchParams)]).toEqual([
    address,
    expectedQuery,
  ]);
});

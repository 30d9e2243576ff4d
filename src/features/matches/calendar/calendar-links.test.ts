import { describe, expect, it } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { googleCalendarHref, outlookHref } from './calendar-menu';

const url = 'https://hrajem.test/en/detail/12';
const title = 'Futsal & spol. 5+1 #2';
/** The clocks go back in this night, so 2:30 comes twice. */
const match = aMatch({ title, starts_at: '2026-10-25T02:30:00+02:00', ends_at: '2026-10-25T02:30:00+01:00' });

const queryOf = (href: string): Record<string, string> => Object.fromEntries(new URL(href).searchParams);

describe('a link to a web calendar', () => {
  it('fills in the form of Google Calendar', () => {
    const href = googleCalendarHref(match, url);
    expect(href).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/);
    expect(queryOf(href)).toEqual({
      action: 'TEMPLATE',
      text: title,
      dates: '20261025T003000Z/20261025T013000Z',
      ctz: 'Europe/Prague',
      location: 'Sportovní hala Lužánky, Sportovní 486/4, 602 00 Brno',
      details: url,
    });
  });

  it('fills in the form of Outlook', () => {
    const href = outlookHref(match, url);
    expect(href).toMatch(/^https:\/\/outlook\.live\.com\/calendar\/0\/deeplink\/compose\?/);
    expect(queryOf(href)).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: '2026-10-25T00:30:00.000Z',
      enddt: '2026-10-25T01:30:00.000Z',
      location: 'Sportovní hala Lužánky, Sportovní 486/4, 602 00 Brno',
      body: url,
    });
  });
});

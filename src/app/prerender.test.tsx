import { beforeAll, describe, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { isGuarded } from '@/routing/table';
import { publicPathname, routeNames, rowOf } from '@/routing/rows';
import { prerender, type PageKind } from './prerender';

const params = { id: '1', partner: 'x' };

/** Text without markup. */
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const czech = (address: string, scene: PageKind): Promise<string> => prerender({ address, kind: scene, messages: cs });

beforeAll(() => {
  // As the build's own thread does: the router's code for browsers names it.
  vi.stubGlobal('self', globalThis);
});

describe('what the build draws', () => {
  it('is the screen for a guest', async () => {
    const drawn = await czech('/', 'page');
    // Nothing waits for a script to be put in its place.
    expect(drawn).not.toMatch(/<template|<script|hidden id=/);
    const html = textOf(drawn);
    expect(html).toContain(cs.home.landing.title);
    expect(html).toContain(cs.login.title);
    expect(html).not.toContain(cs.header.navigation.messages);
  });

  it('is the list on its way, with the bars, for a person with a session', async () => {
    const html = textOf(await czech('/', 'shell'));
    expect(html).toContain(cs.common.states.loading);
    expect(html).toContain(cs.header.navigation.messages);
    expect(html).not.toContain(cs.home.landing.title);
    expect(html).not.toContain(cs.login.title);
  });

  it('is the frame of all chats under their query', async () => {
    const html = await czech('/?open=messages', 'shell');
    expect(html).toMatch(new RegExp(`<h1[^>]*>${cs.header.navigation.messages}<`));
    expect(textOf(html)).toContain(cs.common.states.loading);
  });

  it('is the heading of a screen that a link decides about, and what stands around it', async () => {
    const html = textOf(await czech('/obnoveni-hesla', 'shell'));
    expect(html).toContain(rowOf('resetPassword').title.cs);
    expect(html).toContain(cs.common.states.loading);
    expect(html).toContain(cs.header.footer.about);
    expect(html).not.toContain(cs.account.reset.missing);
  });

  it('is that the app starts where the screen is not known', async () => {
    expect(textOf(await czech('/app/', 'shell'))).toContain(cs.common.states.loading);
  });

  it('is in the language of the address', async () => {
    const html = textOf(await prerender({ address: '/en', kind: 'page', messages: en }));
    expect(html).toContain(en.home.landing.title);
  });
});

const pages = routeNames.map((name) => ({
  address: publicPathname(name, 'cs', params),
  scene: (isGuarded(rowOf(name)) ? 'member' : 'page') as PageKind,
}));

it.each(pages)(
  'every page is the same at any time and in any zone, without a style of its own: $address',
  async ({ address, scene }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T06:00:00Z') });
    const winter = await czech(address, scene);
    vi.setSystemTime(new Date('2027-07-31T23:30:00Z'));
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    const summer = await czech(address, scene);
    vi.useRealTimers();
    expect(summer).toBe(winter);
    // The Content-Security-Policy refuses it in markup.
    expect(winter).not.toMatch(/\sstyle="/);
  },
);

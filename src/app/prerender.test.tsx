import { beforeAll, describe, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { publicPathname, routeNames, rowOf } from '@/routing/rows';
import { isGuarded } from '@/routing/table';
import { prerender, type PageKind } from './prerender';

const getText = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

const renderCzech = (address: string, kind: PageKind): Promise<string> =>
  prerender({ address, kind, messages: cs });

beforeAll(() => {
  // The router's browser code needs `self`, which the build's worker thread also defines.
  vi.stubGlobal('self', globalThis);
});

describe('prerender', () => {
  it('renders the screen for a guest', async () => {
    const markup = await renderCzech('/', 'page');
    // No part needs a script to become visible.
    expect(markup).not.toMatch(/<template|<script|hidden id=/);
    const html = getText(markup);
    expect(html).toContain(cs.home.landing.title);
    expect(html).toContain(cs.login.title);
    expect(html).not.toContain(cs.header.navigation.messages);
  });

  it('renders the loading list and the navigation for a person with a session', async () => {
    const markup = await renderCzech('/', 'shell');
    // The early press of a button without a key could not be replayed.
    expect(markup.match(/<button(?![^>]*\sdata-press=)[^>]*>/g)).toBeNull();
    const html = getText(markup);
    expect(html).toContain(cs.common.states.loading);
    expect(html).toContain(cs.header.navigation.messages);
    expect(html).not.toContain(cs.home.landing.title);
    expect(html).not.toContain(cs.login.title);
  });

  it('renders heading and loading state of all chats for their query', async () => {
    const html = await renderCzech('/?open=messages', 'shell');
    expect(html).toMatch(new RegExp(`<h1[^>]*>${cs.header.navigation.messages}<`));
    expect(getText(html)).toContain(cs.common.states.loading);
  });

  it('renders heading and layout of a screen that depends on an e-mailed link', async () => {
    const html = getText(await renderCzech('/obnoveni-hesla', 'shell'));
    expect(html).toContain(rowOf('resetPassword').title.cs);
    expect(html).toContain(cs.common.states.loading);
    expect(html).toContain(cs.header.footer.about);
    expect(html).not.toContain(cs.account.link.missing);
  });

  it('renders a loading state for an unknown screen', async () => {
    expect(getText(await renderCzech('/app/', 'shell'))).toContain(cs.common.states.loading);
  });

  it('renders in the language of the address', async () => {
    const html = getText(await prerender({ address: '/en', kind: 'page', messages: en }));
    expect(html).toContain(en.home.landing.title);
  });
});

const pages = routeNames.map((name) => ({
  address: publicPathname(name, 'cs', { id: '1', partner: 'x' }),
  kind: (isGuarded(rowOf(name)) ? 'member' : 'page') as PageKind,
}));

/** Where a page does not follow the HTML standard: blocks within phrases, skipped heading levels, inputs without a type, empty references. */
function findFaults(html: string): string[] {
  const faults: string[] = html.match(/<input(?![^>]*\stype=)[^>]*>|aria-activedescendant=""/g) ?? [];
  const openTags: string[] = [];
  let level = 0;
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z]+\d?)\b[^>]*>/g)) {
    if (slash) openTags.splice(openTags.lastIndexOf(name));
    else if (!tag.endsWith('/>')) {
      const isBlock = /^(?:div|nav|section|article|form|figure|[uod]l|p|table|h\d)$/.test(name);
      const phrase = openTags.find((openTag) => /^(?:span|button|label|summary|p|h\d)$/.test(openTag));
      if (isBlock && phrase) faults.push(`${tag} in ${phrase}`);
      const newLevel = Number(/^h(\d)$/.exec(name)?.[1] ?? level);
      if (newLevel > level + 1) faults.push(`${tag} after h${String(level)}`);
      level = newLevel;
      openTags.push(name);
    }
  }
  return faults;
}

it.each(pages)(
  'renders valid HTML, the same at any time and in any time zone, without inline styles: $address',
  async ({ address, kind }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T06:00:00Z') });
    const winter = await renderCzech(address, kind);
    vi.setSystemTime(new Date('2027-07-31T23:30:00Z'));
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    const summer = await renderCzech(address, kind);
    vi.useRealTimers();
    expect(summer).toBe(winter);
    // The Content-Security-Policy forbids inline styles.
    expect(winter).not.toMatch(/\sstyle="/);
    expect(findFaults(winter)).toEqual([]);
  },
);

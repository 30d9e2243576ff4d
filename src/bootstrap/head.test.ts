// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJwt } from '@/api/testing/answers.fixture';

const page = document.documentElement;
const now = Date.parse('2026-11-24T08:00:00+01:00');

interface PageOptions {
  address?: string;
  lang?: string;
  cookies?: Record<string, string>;
  dataset?: Record<string, string>;
  body?: string;
  /** The ids of the elements that mark the end of the content. */
  markIds?: readonly string[];
  serviceWorker?: object;
}

const fetchSpy = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

/** Opens a page: the bootstrap script runs, then the body is parsed. */
async function openPage({
  address = '/o-nas',
  lang = 'cs',
  cookies = {},
  dataset = {},
  body = '<div id="root" data-page-kind="page" data-address="/o-nas">A</div>',
  markIds = ['drawn', 'member-drawn'],
  serviceWorker,
}: PageOptions = {}): Promise<void> {
  window.history.replaceState(null, '', address);
  page.lang = lang;
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; Path=/`;
  vi.stubGlobal('navigator', { userAgent: 'Chrome', languages: ['cs'], serviceWorker });
  const script = document.createElement('script');
  Object.assign(script.dataset, { messages: '/words.json', ...dataset });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('./head');
  document.body.innerHTML = `<div id="not-started" hidden></div>${body}${markIds.map((id) => `<span id="${id}"></span>`).join('')}`;
  await vi.advanceTimersByTimeAsync(0);
}

const getRoot = (): HTMLElement => document.getElementById('root') ?? document.body;
const getFetchedAddresses = (): string[] => fetchSpy.mock.calls.map(([address]) => address);

beforeEach(() => {
  // A timer of the script would fire in another test's page.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
  fetchSpy.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetchSpy);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.head.innerHTML =
    '<link rel="expect" href="#drawn"><meta name="color-scheme" content="light"><meta name="theme-color" content="#f7fbf8" data-light="#f7fbf8" data-dark="#111915">';
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  for (const name of ['access_token', 'refresh_token', 'locale'])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
  document.body.replaceChildren();
  window.preloads = undefined;
  window.earlyMessages = undefined;
  window.capturedClicks = undefined;
});

describe('before the first paint', () => {
  it.each([
    [null, 'dark', 'light', '#f7fbf8'],
    ['nonsense', 'dark', 'light', '#f7fbf8'],
    ['light', 'dark', 'light', '#f7fbf8'],
    ['dark', 'light', 'dark', '#111915'],
    ['system', 'dark', 'dark', '#111915'],
  ])('the theme %j on a %s device is shown as %s', async (theme, deviceTheme, shownTheme, themeColour) => {
    vi.stubGlobal('matchMedia', () => ({ matches: deviceTheme === 'dark' }));
    if (theme !== null) localStorage.setItem('theme', theme);
    await openPage();
    expect(page.dataset['theme']).toBe(shownTheme);
    expect(document.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe(shownTheme);
    expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe(themeColour);
  });

  it('the theme is light when storage is refused', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await openPage();
    expect(page.dataset['theme']).toBe('light');
  });
});

describe('the data of the screen', () => {
  const dataset = {
    calls: '/api/user/session /api/match/$id/',
    sheet: 'assets/a.css',
    member: 'assets/m.js',
    guest: 'assets/g.js',
  };
  const createToken = (): string => createJwt({ exp: now / 1000 + 3600 });

  it('is preloaded with the token of the cookie', async () => {
    const token = createToken();
    await openPage({ address: '/detail/7', cookies: { access_token: token, refresh_token: 'x' }, dataset });
    expect(getFetchedAddresses()).toEqual(['/words.json', '/api/user/session', '/api/match/7/']);
    expect(fetchSpy.mock.calls[1]?.[1]).toMatchObject({
      cache: 'no-store',
      redirect: 'manual',
      headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'cs' },
    });
    expect(window.preloads?.token).toBe(token);
    const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link:not([rel=expect])'), (link) => [
      link.parentElement,
      link.rel,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      [document.head, 'modulepreload', '/assets/m.js'],
      [document.body, 'stylesheet', '/assets/a.css'],
    ]);
  });

  it.each([
    ['no one is signed in', '/detail/7', () => ({})],
    [
      'the token is about to expire',
      '/detail/7',
      () => ({ access_token: createJwt({ exp: now / 1000 + 59 }), refresh_token: 'x' }),
    ],
    ['the token cannot be read', '/detail/7', () => ({ access_token: 'x.y.z', refresh_token: 'x' })],
    [
      'the id is too large',
      '/detail/2147483648',
      () => ({ access_token: createToken(), refresh_token: 'x' }),
    ],
    [
      'the address has e-mailed secrets',
      '/detail/7?uid=1',
      () => ({ access_token: createToken(), refresh_token: 'x' }),
    ],
  ])('is not preloaded when %s', async (_, address, cookies) => {
    await openPage({ address, cookies: cookies(), dataset });
    expect(getFetchedAddresses()).toEqual(['/words.json']);
    expect(window.preloads).toBeUndefined();
  });
});

describe('the code of the app', () => {
  const getSheet = () => document.querySelector('link[rel=stylesheet]');
  it.each([
    ['has loaded', () => getSheet()?.dispatchEvent(new Event('load'))],
    ['has failed', () => getSheet()?.dispatchEvent(new Event('error'))],
    ['has not answered for three seconds', () => vi.advanceTimersByTimeAsync(1)],
  ])('waits until the style sheet %s', async (_, endWait) => {
    const requestFrame = vi.fn();
    vi.stubGlobal('requestAnimationFrame', requestFrame);
    await openPage({ dataset: { sheet: 'assets/a.css', entry: 'assets/app.js' } });
    await vi.advanceTimersByTimeAsync(2999);
    expect(requestFrame).not.toHaveBeenCalled();
    await endWait();
    await vi.advanceTimersByTimeAsync(0);
    expect(requestFrame).toHaveBeenCalledOnce();
  });
});

it.each([
  ['450 ms, from the network', null, 450],
  ['2 s, from the cache of a worker', {}, 2000],
])('the code waits for a first paint that does not come for %s', async (_, controller, ms) => {
  vi.doMock('./start-first-paint', () => ({ startFirstPaint: () => new Promise(() => undefined) }));
  await openPage({
    cookies: { access_token: createJwt({ exp: now / 1000 + 3600 }), refresh_token: 'x' },
    dataset: { calls: '/api/user/session', code: 'assets/app.js' },
    serviceWorker: { controller },
  });
  const countPreloads = (): number => document.querySelectorAll('link[rel=modulepreload]').length;
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(countPreloads()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(countPreloads()).toBe(1);
  vi.doUnmock('./start-first-paint');
});

describe('the parsed page', () => {
  const html = '<div id="root" data-page-kind="page" data-shared="no" data-address="/o-nas">A</div>';

  it('is unchanged for a guest', async () => {
    await openPage({ body: `${html}<template id="member-content">B</template>` });
    expect(getRoot().outerHTML).toBe(html);
  });

  it.each([
    ['the member content', '', 'B', 'B'],
    ['nothing of a page for guests only', '', '', ''],
    ['the member content for the query of the address', '?a=b', 'B', 'C'],
    ['the default member content for another query', '?a=c', 'B', 'B'],
  ])('shows %s to a person with a session', async (_, query, defaultContent, content) => {
    const body = `${html}<template id="member-content">${defaultContent}</template><template id="member-content?a=b">C</template>`;
    await openPage({ address: `/o-nas${query}`, cookies: { refresh_token: 'x' }, body });
    expect(getRoot().textContent).toBe(content);
    expect(getRoot().dataset).toMatchObject({ pageKind: 'shell' });
    // This attribute would hide the content.
    expect(getRoot().dataset['shared']).toBeUndefined();
  });

  it.each([
    ['a guest', {}, '#drawn', 'A'],
    ['a person with a session', { refresh_token: 'x' }, '#member-drawn', ''],
  ])('is shown to %s as soon as their content is parsed', async (_, cookies, awaitedMark, content) => {
    await openPage({ cookies, markIds: ['drawn'], body: `${html}<template id="member-content"></template>` });
    expect(document.querySelector('link[rel=expect]')?.getAttribute('href')).toBe(awaitedMark);
    expect(window.capturedClicks === undefined).toBe(awaitedMark !== '#drawn');
    document.body.append(Object.assign(document.createElement('span'), { id: 'member-drawn' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(getRoot().textContent).toBe(content);
  });

  const homeHtml =
    '<div id="root" data-page-kind="page" data-address="/">A<div data-landing="C" data-wait="D">B</div></div>';
  it.each([
    ['a heading for an e-mailed link instead of the introduction', '/?pid=1&token=t', homeHtml, 'ACD'],
    ['Home with the introduction', '/?sport=football', homeHtml, 'AB'],
    ['no content when the host served the page of another address', '/nikde', undefined, ''],
  ])('shows %s', async (_, address, body, content) => {
    await openPage({ address, ...(body !== undefined && { body }) });
    expect(getRoot().textContent).toBe(content);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { WorkerBuild } from '@/service-worker/page-for-path';
import { Device, startWorker } from './service-worker.harness';

const buildWithId = (id: string): WorkerBuild => ({
  id,
  pages: [
    ['/', '/'],
    ['/o-nas', '/o-nas'],
    ['/detail/:id', '/app/detail/'],
    ['/en', '/en'],
  ],
  fallbackPages: { cs: '/app/', en: '/en/app/' },
  startFiles: [
    { url: `/assets/index-${id}.js`, revision: null },
    { url: '/app/', revision: id },
    { url: '/en/app/', revision: id },
  ],
  otherFiles: [
    { url: '/', revision: id },
    { url: '/o-nas', revision: id },
    { url: '/app/detail/', revision: id },
    { url: '/en', revision: id },
    { url: `/assets/about-${id}.js`, revision: null },
    { url: '/icon.svg', revision: 'same' },
  ],
});
const [one, two] = [buildWithId('one'), buildWithId('two')];

const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

let device: Device;
/** The build on the host; null when there is no network. */
let published: WorkerBuild | null;
/** Responses of the host that replace the usual ones, by pathname. */
let overrides: Record<string, () => Response>;
/** The pathnames that the host was asked for. */
let requested: string[];
let openPages: number;

function host(pathname: string): Response {
  if (!published) throw new TypeError('Failed to fetch');
  requested.push(pathname);
  const override = overrides[pathname];
  if (override) return override();
  const { id, startFiles, otherFiles, pages } = published;
  if (pathname === '/version.json') return answer(JSON.stringify({ build: id }), 'application/json');
  const isKnown =
    [...startFiles, ...otherFiles].some(({ url }) => url === pathname) || pathname === '/elsewhere';
  if (!isKnown) return answer('Not found', 'text/plain', 404);
  if (/\.(js|svg)$/.test(pathname)) return answer(pathname, 'text/javascript');
  const isAppPage = pathname !== '/elsewhere' && pages.length > 0;
  return answer(isAppPage ? `<meta name="build" content="${id}" />${pathname}` : 'Another app', 'text/html');
}

const start = (build: WorkerBuild, options: { saveData?: boolean } = {}) =>
  startWorker(build, { device, host, openPages: () => openPages, ...options });

/** Publishes a build; returns its worker, installed and active. */
async function installed(build: WorkerBuild, options: { saveData?: boolean } = {}) {
  published = build;
  const worker = await start(build, options);
  await worker.install();
  await worker.activate();
  requested = [];
  return worker;
}

const text = async (response: Promise<Response | undefined>) => (await response)?.text();

beforeEach(() => {
  device = new Device();
  published = one;
  overrides = {};
  requested = [];
  openPages = 1;
});

describe('the worker', () => {
  it('leaves the API, files that are no part of the app, and other origins to the browser', async () => {
    const worker = await installed(one);
    expect(await worker.request('/api/match/7/')).toBeUndefined();
    expect(await worker.request('https://elsewhere.test/assets/a.js')).toBeUndefined();
    expect(await worker.navigate('/third-party-licences.txt')).toBeUndefined();
    expect(await worker.navigate('/api/match/calendar/')).toBeUndefined();
  });

  it('asks the host for unknown addresses, and serves the neutral page without a network', async () => {
    const worker = await installed(one);
    expect(await text(worker.navigate('/elsewhere'))).toBe('Another app');
    published = null;
    expect(await text(worker.navigate('/en/elsewhere'))).toContain('/en/app/');
  });

  it('asks the host for a reloaded page, and serves the cached one when the host fails', async () => {
    const worker = await installed(one);
    published = two;
    expect(await text(worker.navigate('/o-nas?token=secret', true))).toContain('content="two"');
    overrides['/o-nas'] = () => answer('Bad gateway', 'text/html', 502);
    expect(await text(worker.navigate('/o-nas', true))).toContain('content="one"');
    published = null;
    expect(await text(worker.navigate('/o-nas', true))).toContain('content="one"');
    expect(JSON.stringify(Object.fromEntries(device.caches.get('hrajem-app') ?? []))).not.toContain('secret');
  });

  it('with saveData caches only the files that every address needs, and opened ones', async () => {
    const worker = await installed(one, { saveData: true });
    expect(device.kept().toSorted()).toEqual(['/app/', '/assets/index-one.js', '/en/app/']);
    await worker.navigate('/o-nas');
    await worker.request('/assets/about-one.js');
    published = null;
    expect(await text(worker.navigate('/o-nas'))).toContain('content="one" />/o-nas');
    expect(await text(worker.request('/assets/about-one.js'))).toBe('/assets/about-one.js');
    // Any other address gets the neutral page.
    expect(await text(worker.navigate('/detail/17'))).toContain('content="one" />/app/');
  });
});

describe('another build', () => {
  it('is assumed when the host has no version.json, but not when the host fails', async () => {
    const worker = await installed(one);
    overrides['/version.json'] = () => answer('', 'text/html', 503);
    await worker.navigate('/o-nas');
    requested = [];
    await worker.navigate('/o-nas');
    expect(requested).toEqual(['/version.json']);
    overrides = {
      '/version.json': () => answer('<!doctype html>', 'text/html'),
      '/o-nas': () => answer('Another app', 'text/html'),
    };
    await worker.navigate('/o-nas');
    expect(await text(worker.navigate('/o-nas'))).toBe('Another app');
    overrides['/version.json'] = () => answer('Not found', 'text/plain', 404);
    await worker.navigate('/o-nas');
    expect(await text(worker.navigate('/o-nas'))).toBe('Another app');
  });

  it('takes over only when a page of the same build is the only open one', async () => {
    const worker = await installed(two);
    expect(await worker.receiveMessage({ build: 'one' })).toBe(false);
    expect(await worker.receiveMessage(null)).toBe(false);
    // Another page may be navigating.
    openPages = 2;
    expect(await worker.receiveMessage({ build: 'two' })).toBe(false);
    openPages = 1;
    expect(await worker.receiveMessage({ build: 'two' })).toBe(true);
  });

  it('keeps the files of open pages until no page is open', async () => {
    await installed(one);
    const worker = await installed(two);
    published = null;
    expect(await text(worker.navigate('/o-nas'))).toContain('content="two"');
    expect(await text(worker.request('/assets/about-one.js'))).toBe('/assets/about-one.js');
    openPages = 0;
    await worker.navigate('/o-nas');
    expect(device.kept().filter((name) => name.includes('one'))).toEqual([]);
    expect(device.kept()).toHaveLength(two.startFiles.length + two.otherFiles.length);
  });
});

describe('an installation', () => {
  it.each([
    ['a page belongs to another build', '/o-nas', () => answer('content="zero"', 'text/html')],
    ['the host sends a page instead of code', '/assets/about-two.js', () => answer('', 'text/html')],
    ['a file is missing', '/assets/about-two.js', () => answer('', 'text/plain', 404)],
  ])('fails when %s, and keeps the files of the former worker', async (_why, pathname, override) => {
    const former = await installed(one);
    published = two;
    overrides[pathname] = override;
    const worker = await start(two);
    await expect(worker.install()).rejects.toThrow('bad-precaching-response');
    published = null;
    expect(await text(former.navigate('/o-nas'))).toContain('content="one" />/o-nas');
    // A second attempt requests only the missing files.
    published = two;
    overrides = {};
    requested = [];
    await (await start(two)).install();
    expect(requested).not.toContain('/assets/index-two.js');
    expect(requested).toContain(pathname);
  });

  it('fails on a full device, where the former worker goes on', async () => {
    const former = await installed(one);
    published = two;
    device.isFull = true;
    await expect((await start(two)).install()).rejects.toThrow('full');
    // The worker cannot even store the id of the published build.
    expect(await text(former.navigate('/o-nas'))).toContain('content="one"');
    expect(await text(former.navigate('/o-nas', true))).toContain('content="two"');
  });
});

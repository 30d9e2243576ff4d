import { beforeEach, describe, expect, it } from 'vitest';
import type { WorkerBuild } from '@/service-worker/build';
import { Device, startWorker } from './service-worker.harness';

const buildNamed = (id: string): WorkerBuild => ({
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
const [one, two] = [buildNamed('one'), buildNamed('two')];

const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

let device: Device;
/** The build that is published; null where there is no network. */
let published: WorkerBuild | null;
/** What the host answers instead, by pathname. */
let odd: Record<string, () => Response>;
/** What the host was asked for. */
let asked: string[];
let openPages: number;

function host(pathname: string): Response {
  if (!published) throw new TypeError('Failed to fetch');
  asked.push(pathname);
  const instead = odd[pathname];
  if (instead) return instead();
  const { id, startFiles, otherFiles, pages } = published;
  if (pathname === '/version.json') return answer(JSON.stringify({ build: id }), 'application/json');
  const isKnown = [...startFiles, ...otherFiles].some(({ url }) => url === pathname) || pathname === '/elsewhere';
  if (!isKnown) return answer('Not found', 'text/plain', 404);
  if (/\.(js|svg)$/.test(pathname)) return answer(pathname, 'text/javascript');
  const isOfApp = pathname !== '/elsewhere' && pages.length > 0;
  return answer(isOfApp ? `<meta name="build" content="${id}" />${pathname}` : 'Another app', 'text/html');
}

const start = (build: WorkerBuild, options: { saveData?: boolean } = {}) =>
  startWorker(build, { device, host, openPages: () => openPages, ...options });

/** A worker that has installed itself and is in charge. */
async function installed(build: WorkerBuild, options: { saveData?: boolean } = {}) {
  published = build;
  const worker = await start(build, options);
  await worker.install();
  await worker.activate();
  asked = [];
  return worker;
}

const text = async (response: Promise<Response | undefined>) => (await response)?.text();

beforeEach(() => {
  device = new Device();
  published = one;
  odd = {};
  asked = [];
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

  it('asks the host for addresses that the table does not know, and gives the page of the 404 without a network', async () => {
    const worker = await installed(one);
    expect(await text(worker.navigate('/elsewhere'))).toBe('Another app');
    published = null;
    expect(await text(worker.navigate('/en/elsewhere'))).toContain('/en/app/');
  });

  it('asks the host for a page that is loaded anew, by its own address, and keeps to what it has when that fails', async () => {
    const worker = await installed(one);
    published = two;
    expect(await text(worker.navigate('/o-nas?token=secret', true))).toContain('content="two"');
    odd['/o-nas'] = () => answer('Bad gateway', 'text/html', 502);
    expect(await text(worker.navigate('/o-nas', true))).toContain('content="one"');
    published = null;
    expect(await text(worker.navigate('/o-nas', true))).toContain('content="one"');
    expect(JSON.stringify(Object.fromEntries(device.caches.get('hrajem-app') ?? []))).not.toContain('secret');
  });

  it('keeps only what every address needs, and what is opened, for a person who saves data', async () => {
    const worker = await installed(one, { saveData: true });
    expect(device.kept().toSorted()).toEqual(['/app/', '/assets/index-one.js', '/en/app/']);
    await worker.navigate('/o-nas');
    await worker.request('/assets/about-one.js');
    published = null;
    expect(await text(worker.navigate('/o-nas'))).toContain('content="one" />/o-nas');
    expect(await text(worker.request('/assets/about-one.js'))).toBe('/assets/about-one.js');
    // Any other address begins in the page for all.
    expect(await text(worker.navigate('/detail/17'))).toContain('content="one" />/app/');
  });
});

describe('another build', () => {
  it('is taken for granted where the host has no such app any more, but not where it fails', async () => {
    const worker = await installed(one);
    odd['/version.json'] = () => answer('', 'text/html', 503);
    await worker.navigate('/o-nas');
    asked = [];
    await worker.navigate('/o-nas');
    expect(asked).toEqual(['/version.json']);
    odd = {
      '/version.json': () => answer('<!doctype html>', 'text/html'),
      '/o-nas': () => answer('Another app', 'text/html'),
    };
    await worker.navigate('/o-nas');
    expect(await text(worker.navigate('/o-nas'))).toBe('Another app');
    odd['/version.json'] = () => answer('Not found', 'text/plain', 404);
    await worker.navigate('/o-nas');
    expect(await text(worker.navigate('/o-nas'))).toBe('Another app');
  });

  it('has a worker that takes over when the only page is of its own build and says so, and not before', async () => {
    const worker = await installed(two);
    expect(await worker.hear({ build: 'one' })).toBe(false);
    expect(await worker.hear(null)).toBe(false);
    // Another page may be on its way to its next.
    openPages = 2;
    expect(await worker.hear({ build: 'two' })).toBe(false);
    openPages = 1;
    expect(await worker.hear({ build: 'two' })).toBe(true);
  });

  it('leaves what open pages need until none is open', async () => {
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
    ['a page is of another build', '/o-nas', () => answer('content="zero"', 'text/html')],
    ['a page comes in the place of code', '/assets/about-two.js', () => answer('', 'text/html')],
    ['something is missing', '/assets/about-two.js', () => answer('', 'text/plain', 404)],
  ])('fails when %s, and leaves the former worker what it has', async (_why, pathname, instead) => {
    const former = await installed(one);
    published = two;
    odd[pathname] = instead;
    const worker = await start(two);
    await expect(worker.install()).rejects.toThrow('bad-precaching-response');
    published = null;
    expect(await text(former.navigate('/o-nas'))).toContain('content="one" />/o-nas');
    // Later it goes on where it stopped.
    published = two;
    odd = {};
    asked = [];
    await (await start(two)).install();
    expect(asked).not.toContain('/assets/index-two.js');
    expect(asked).toContain(pathname);
  });

  it('fails on a device that is full, where the former worker goes on', async () => {
    const former = await installed(one);
    published = two;
    device.isFull = true;
    await expect((await start(two)).install()).rejects.toThrow('full');
    // Not even what is published can be noted.
    expect(await text(former.navigate('/o-nas'))).toContain('content="one"');
    expect(await text(former.navigate('/o-nas', true))).toContain('content="two"');
  });
});

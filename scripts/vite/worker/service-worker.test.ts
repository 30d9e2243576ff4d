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
const [buildOne, buildTwo] = [buildWithId('one'), buildWithId('two')];

const makeAnswer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

let device: Device;
/** The build on the host; null when there is no network. */
let publishedBuild: WorkerBuild | null;
/** Responses of the host that replace the usual ones, by pathname. */
let overrides: Record<string, (request: Request) => Response>;
let requestedPaths: string[];
let openPageCount: number;

function answerAsHost(pathname: string, request: Request): Response {
  if (!publishedBuild) throw new TypeError('Failed to fetch');
  requestedPaths.push(pathname);
  const override = overrides[pathname];
  if (override) return override(request);
  const { id, startFiles, otherFiles } = publishedBuild;
  if (pathname === '/version.json') return makeAnswer(JSON.stringify({ build: id }), 'application/json');
  if (pathname === '/elsewhere') return makeAnswer('Another app', 'text/html');
  const isPublished = [...startFiles, ...otherFiles].some(({ url }) => url === pathname);
  if (!isPublished) return makeAnswer('Not found', 'text/plain', 404);
  if (/\.(js|svg)$/.test(pathname)) return makeAnswer(pathname, 'text/javascript');
  return makeAnswer(`<meta name="build" content="${id}" />${pathname}`, 'text/html');
}

const startWorkerOf = (build: WorkerBuild, options: { saveData?: boolean } = {}) =>
  startWorker(build, { device, answerAsHost, countOpenPages: () => openPageCount, ...options });

/** Publishes a build; returns its worker, installed and active. */
async function installWorker(build: WorkerBuild, options: { saveData?: boolean } = {}) {
  publishedBuild = build;
  const worker = await startWorkerOf(build, options);
  await worker.install();
  await worker.activate();
  requestedPaths = [];
  return worker;
}

const readText = async (response: Promise<Response | undefined>) => (await response)?.text();

beforeEach(() => {
  device = new Device();
  publishedBuild = buildOne;
  overrides = {};
  requestedPaths = [];
  openPageCount = 1;
});

describe('the worker', () => {
  it('fetches a file past the browser cache when that holds a page or a failure instead', async () => {
    const code = '/assets/about-one.js';
    for (const wrong of [makeAnswer('Home', 'text/html'), makeAnswer('', 'text/plain', 404)]) {
      overrides = {
        [code]: ({ cache }) => (cache === 'reload' ? makeAnswer('code', 'text/javascript') : wrong.clone()),
      };
      device = new Device();
      const worker = await installWorker(buildOne);
      expect(device.cachedPathnames()).toContain(code);
      device = new Device();
      expect(await readText(worker.request(code))).toBe('code');
    }
  });

  it('leaves the API, files that are no part of the app, and other origins to the browser', async () => {
    const worker = await installWorker(buildOne);
    expect(await worker.request('/api/match/7/')).toBeUndefined();
    expect(await worker.request('https://elsewhere.test/assets/a.js')).toBeUndefined();
    expect(await worker.navigate('/third-party-licences.txt')).toBeUndefined();
    expect(await worker.navigate('/api/match/calendar/')).toBeUndefined();
  });

  it('asks the host for unknown addresses, and without a network serves the page for unknown addresses', async () => {
    const worker = await installWorker(buildOne);
    expect(await readText(worker.navigate('/elsewhere'))).toBe('Another app');
    publishedBuild = null;
    expect(await readText(worker.navigate('/en/elsewhere'))).toContain('/en/app/');
  });

  it('asks the host for a reloaded page, and serves the cached one when the host fails', async () => {
    const worker = await installWorker(buildOne);
    publishedBuild = buildTwo;
    expect(await readText(worker.navigate('/o-nas?token=secret', true))).toContain('content="two"');
    overrides['/o-nas'] = () => makeAnswer('Bad gateway', 'text/html', 502);
    expect(await readText(worker.navigate('/o-nas', true))).toContain('content="one"');
    publishedBuild = null;
    expect(await readText(worker.navigate('/o-nas', true))).toContain('content="one"');
    expect(JSON.stringify(Object.fromEntries(device.caches.get('hrajem-app') ?? []))).not.toContain('secret');
  });

  it('caches with saveData only the files that every address needs, and the files that were opened', async () => {
    const worker = await installWorker(buildOne, { saveData: true });
    expect(device.cachedPathnames().toSorted()).toEqual(['/app/', '/assets/index-one.js', '/en/app/']);
    await worker.navigate('/o-nas');
    await worker.request('/assets/about-one.js');
    publishedBuild = null;
    expect(await readText(worker.navigate('/o-nas'))).toContain('content="one" />/o-nas');
    expect(await readText(worker.request('/assets/about-one.js'))).toBe('/assets/about-one.js');
    // Any other address gets the page for unknown addresses.
    expect(await readText(worker.navigate('/detail/17'))).toContain('content="one" />/app/');
  });
});

describe('another build', () => {
  it('is assumed when the host has no version.json, but not when the host fails or refuses', async () => {
    const worker = await installWorker(buildOne);
    for (const status of [503, 401, 403, 429]) {
      overrides['/version.json'] = () => makeAnswer('', 'text/html', status);
      await worker.navigate('/o-nas');
      requestedPaths = [];
      await worker.navigate('/o-nas');
      expect(requestedPaths).toEqual(['/version.json']);
    }
    overrides = {
      '/version.json': () => makeAnswer('<!doctype html>', 'text/html'),
      '/o-nas': () => makeAnswer('Another app', 'text/html'),
    };
    await worker.navigate('/o-nas');
    expect(await readText(worker.navigate('/o-nas'))).toBe('Another app');
    overrides['/version.json'] = () => makeAnswer('Not found', 'text/plain', 404);
    await worker.navigate('/o-nas');
    expect(await readText(worker.navigate('/o-nas'))).toBe('Another app');
  });

  it('takes over only when a single page is open, and that page belongs to the same build', async () => {
    const worker = await installWorker(buildTwo);
    expect(await worker.receiveMessage({ build: 'one' })).toBe(false);
    expect(await worker.receiveMessage(null)).toBe(false);
    // Another page may be navigating.
    openPageCount = 2;
    expect(await worker.receiveMessage({ build: 'two' })).toBe(false);
    openPageCount = 1;
    expect(await worker.receiveMessage({ build: 'two' })).toBe(true);
  });

  it('keeps the files of the former build until no page is open', async () => {
    await installWorker(buildOne);
    const worker = await installWorker(buildTwo);
    publishedBuild = null;
    expect(await readText(worker.navigate('/o-nas'))).toContain('content="two"');
    expect(await readText(worker.request('/assets/about-one.js'))).toBe('/assets/about-one.js');
    openPageCount = 0;
    await worker.navigate('/o-nas');
    expect(device.cachedPathnames().filter((name) => name.includes('one'))).toEqual([]);
    expect(device.cachedPathnames()).toHaveLength(buildTwo.startFiles.length + buildTwo.otherFiles.length);
  });
});

describe('the installation of a worker', () => {
  it.each([
    ['a page belongs to another build', '/o-nas', () => makeAnswer('content="zero"', 'text/html')],
    ['the host sends a page instead of code', '/assets/about-two.js', () => makeAnswer('', 'text/html')],
    ['a file is missing', '/assets/about-two.js', () => makeAnswer('', 'text/plain', 404)],
  ])('fails when %s, and keeps the files of the former worker', async (_why, pathname, override) => {
    const formerWorker = await installWorker(buildOne);
    publishedBuild = buildTwo;
    overrides[pathname] = override;
    const worker = await startWorkerOf(buildTwo);
    await expect(worker.install()).rejects.toThrow('bad-precaching-response');
    publishedBuild = null;
    expect(await readText(formerWorker.navigate('/o-nas'))).toContain('content="one" />/o-nas');
    // A second attempt requests only the missing files.
    publishedBuild = buildTwo;
    overrides = {};
    requestedPaths = [];
    await (await startWorkerOf(buildTwo)).install();
    expect(requestedPaths).not.toContain('/assets/index-two.js');
    expect(requestedPaths).toContain(pathname);
  });

  it('fails on a full device, where the former worker goes on', async () => {
    const formerWorker = await installWorker(buildOne);
    publishedBuild = buildTwo;
    device.isFull = true;
    await expect((await startWorkerOf(buildTwo)).install()).rejects.toThrow('full');
    // The worker cannot even store the id of the published build.
    expect(await readText(formerWorker.navigate('/o-nas'))).toContain('content="one"');
    expect(await readText(formerWorker.navigate('/o-nas', true))).toContain('content="two"');
  });
});

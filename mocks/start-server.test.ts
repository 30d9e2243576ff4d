import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { UpcomingMatches } from '@/generated/schemas/upcomingMatches.zod';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonRequest } from './json-request.ts';
import { startServer, type RunningServer, type ServerOptions } from './start-server.ts';

const PAGE =
  '<!doctype html><html lang="cs"><head><title>x</title></head><body><div id="root"></div></body></html>';

let folder: string;
let running: RunningServer[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hrajem-server-'));
  running = [];
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'index.html'), PAGE);
  await writeFile(join(folder, 'dist', '_headers'), '/*\n  Cache-Control: no-cache\n');
  await writeFile(join(folder, 'dist', '_redirects'), '/* /index.html 200\n');
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  await rm(folder, { recursive: true, force: true });
});

async function start(options: ServerOptions = {}): Promise<RunningServer> {
  const folders = { dataDir: join(folder, 'data'), dist: join(folder, 'dist') };
  const server = await startServer({ port: 0, quiet: true, pbkdf2Iterations: 1000, ...folders, ...options });
  running.push(server);
  return server;
}

async function stop(server: RunningServer) {
  running = running.filter((one) => one !== server);
  await server.close();
}

type Send = (path: string, init?: { method?: string; body?: unknown }) => Promise<Response>;

/** Signs in and returns a function that sends requests with the access token. */
async function signIn(server: RunningServer, username: string): Promise<Send> {
  const send =
    (token?: string): Send =>
    (path, init) =>
      fetch(jsonRequest(server.url + path, { ...init, token }));
  const login = { username, password: `hrajem-${username}` };
  const { access } = (await (await send()('/api/user/login', { method: 'POST', body: login })).json()) as {
    access: string;
  };
  return send(access);
}

async function joinableMatch(send: Send): Promise<number> {
  const matches = (await (await send('/api/match/get-upcoming-matches/')).json()) as UpcomingMatches;
  return matches.find(({ can_join, my_participation }) => can_join && my_participation === null)?.id ?? 0;
}

const readMatch = async (send: Send, id: number) =>
  (await (await send(`/api/match/${id}/`)).json()) as MatchDetail;

describe('the server', () => {
  it('keeps changes and sessions after a restart', async () => {
    const first = await start();
    const jana = await signIn(first, 'jana');
    const id = await joinableMatch(jana);
    expect((await jana(`/api/match/join-match/${id}/`, { method: 'POST' })).status).toBe(200);
    await stop(first);

    const second = await start({ port: Number(new URL(first.url).port) });
    expect(second.url).toBe(first.url);
    const match = await readMatch(jana, id);
    expect(match.participants.filter(({ is_me }) => is_me)).toHaveLength(1);
  });

  it('refuses a folder while another server uses it', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`is in use by the server at ${first.url}`);
    await stop(first);
    await expect(start()).resolves.toMatchObject({ statePath: first.statePath });
  });

  it('uses a folder whose server was killed', async () => {
    await mkdir(join(folder, 'data'));
    const staleLock = { pid: process.pid, url: 'http://127.0.0.1:1' };
    await writeFile(join(folder, 'data', 'server.json'), JSON.stringify(staleLock));
    const { url } = await start();
    const lock = JSON.parse(await readFile(join(folder, 'data', 'server.json'), 'utf8')) as typeof staleLock;
    expect(lock.url).toBe(url);
  });

  it('uses the next free port when no port is set', async () => {
    const [one, other] = [
      await start({ port: undefined }),
      await start({ port: undefined, dataDir: join(folder, 'other') }),
    ];
    const usedPort = Number(new URL(one.url).port);
    expect(Number(new URL(other.url).port)).toBeGreaterThan(usedPort);
    await expect(start({ port: usedPort, dataDir: join(folder, 'third') })).rejects.toThrow(
      `Port ${usedPort}`,
    );
  });

  it('tells the developer to build the app when it is missing', async () => {
    await expect(start({ dist: join(folder, 'nothing') })).rejects.toThrow('npm run build');
  });

  it('keeps idle connections open longer than a proxy', async () => {
    const { url } = await start();
    const timeout = /^timeout=(\d+)$/.exec((await fetch(url)).headers.get('Keep-Alive') ?? '')?.[1];
    expect(Number(timeout)).toBeGreaterThan(120);
  });

  it('finishes a pending response when it stops', async () => {
    const server = await start();
    server.backend.faults.add({ target: 'getCities', kind: 'delay', times: 1, delay_ms: 300 });
    const answer = fetch(`${server.url}/api/user/cities`, { headers: { 'accept-language': 'cs' } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await stop(server);
    expect((await answer).status).toBe(200);
  });
});

describe('the demo bar', () => {
  it('is inserted into every served page but not into the build', async () => {
    const { url } = await start();
    const page = await (await fetch(`${url}/zapas`)).text();
    expect(page).toMatch(/<body><aside id="demo-bar"[^]*<div id="root">/);
    expect(page).toMatch(/<link rel="stylesheet" href="\/_mock\/bar.css" \/>[^]*<\/head>/);
    expect(await readFile(join(folder, 'dist', 'index.html'), 'utf8')).toBe(PAGE);
    for (const file of ['bar.css', 'bar.js']) expect((await fetch(`${url}/_mock/${file}`)).status).toBe(200);
  });
});

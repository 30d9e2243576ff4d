import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from './db/accounts/demo-accounts.ts';
import { jsonRequest } from './json-request.ts';
import { formatStartText } from './server.ts';
import { startServer, type RunningServer, type ServerOptions } from './start-server.ts';

const PAGE =
  '<!doctype html><html lang="cs"><head><title>x</title></head><body><div id="root"></div></body></html>';

let folder: string;
let runningServers: RunningServer[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hrajem-server-'));
  runningServers = [];
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'index.html'), PAGE);
  await writeFile(join(folder, 'dist', '_headers'), '/*\n  Cache-Control: no-cache\n');
  await writeFile(join(folder, 'dist', '_redirects'), '/* /index.html 200\n');
});

afterEach(async () => {
  await Promise.all(runningServers.map((server) => server.close()));
  await rm(folder, { recursive: true, force: true });
});

async function start(options: ServerOptions = {}): Promise<RunningServer> {
  const folders = { dataDir: join(folder, 'data'), dist: join(folder, 'dist') };
  const defaults = { port: 0, hasSimulation: false, pbkdf2Iterations: 1000, ...folders };
  const server = await startServer({ ...defaults, ...options });
  runningServers.push(server);
  return server;
}

async function stop(server: RunningServer) {
  runningServers = runningServers.filter((runningServer) => runningServer !== server);
  await server.close();
}

describe('the server', () => {
  it('keeps its state after a restart', async () => {
    const firstServer = await start();
    const body = { username: 'jana', password: 'hrajem-jana' };
    const response = await fetch(jsonRequest(`${firstServer.url}/api/user/login`, { method: 'POST', body }));
    const { access: token } = (await response.json()) as { access: string };
    await stop(firstServer);

    const secondServer = await start({ port: Number(new URL(firstServer.url).port) });
    expect(secondServer.url).toBe(firstServer.url);
    expect((await fetch(jsonRequest(`${secondServer.url}/api/user/session`, { token }))).status).toBe(200);
  });

  it('refuses a folder while another server uses it', async () => {
    const firstServer = await start();
    await expect(start()).rejects.toThrow(`is in use by the server at ${firstServer.url}`);
    await stop(firstServer);
    await expect(start()).resolves.toMatchObject({ statePath: firstServer.statePath });
  });

  it('uses a folder whose server was killed', async () => {
    await mkdir(join(folder, 'data'));
    const staleLock = { pid: process.pid, url: 'http://127.0.0.1:1' };
    await writeFile(join(folder, 'data', 'server.json'), JSON.stringify(staleLock));
    const { url } = await start();
    const lock = JSON.parse(await readFile(join(folder, 'data', 'server.json'), 'utf8')) as typeof staleLock;
    expect(lock.url).toBe(url);
  });

  it('says which setting is wrong when the state cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(start({ dataDir: join(folder, 'file', 'data') })).rejects.toThrow(
      /cannot be kept in .*ENOTDIR.* Set DATA_DIR/,
    );
  });

  it('answers 507 when the disk refuses a write, leaves nothing of it behind, and goes on reading', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const server = await start();
    const dataDir = join(folder, 'data');
    const signIn = async (username: string) => {
      const body = { username, password: `hrajem-${username}` };
      return fetch(jsonRequest(`${server.url}/api/user/login`, { method: 'POST', body }));
    };
    const { access: token } = (await (await signIn('jana')).json()) as { access: string };
    const savedState = structuredClone(server.backend.store.state);
    await rename(dataDir, `${dataDir}-away`);
    await writeFile(dataDir, 'a file where the folder should be');
    const responses = await Promise.all([signIn('alex'), signIn('alex')]);
    expect(responses.map(({ status }) => status)).toEqual([507, 507]);
    expect(await responses[0].json()).toMatchObject({
      code: 'storage_full',
      detail: 'Na serveru došlo místo, takže se nic neuložilo. Zkuste to prosím později.',
    });
    expect((await fetch(jsonRequest(`${server.url}/api/user/session`, { token }))).status).toBe(200);
    expect(server.backend.store.state).toEqual(savedState);
    await rm(dataDir);
    await rename(`${dataDir}-away`, dataDir);
    expect((await signIn('alex')).status).toBe(200);
    expect(server.backend.store.state.sessions).toHaveLength(savedState.sessions.length + 1);
  });

  it('uses the next free port when no port is set', async () => {
    const firstServer = await start({ port: undefined });
    const secondServer = await start({ port: undefined, dataDir: join(folder, 'second') });
    const usedPort = Number(new URL(firstServer.url).port);
    expect(Number(new URL(secondServer.url).port)).toBeGreaterThan(usedPort);
    const thirdServer = start({ port: usedPort, dataDir: join(folder, 'third') });
    await expect(thirdServer).rejects.toThrow(`Port ${usedPort}`);
  });

  it('tells the developer to build the app when there is no build', async () => {
    await expect(start({ dist: join(folder, 'nothing') })).rejects.toThrow('npm run build');
  });

  it('keeps idle connections open longer than a proxy', async () => {
    const { url } = await start();
    const keepAliveSeconds = /^timeout=(\d+)$/.exec((await fetch(url)).headers.get('Keep-Alive') ?? '')?.[1];
    expect(Number(keepAliveSeconds)).toBeGreaterThan(120);
  });

  it('finishes a pending response when it stops', async () => {
    const server = await start();
    server.backend.faults.add({ target: 'getCities', kind: 'delay', times: 1, delay_ms: 300 });
    const response = fetch(`${server.url}/api/user/cities`, { headers: { 'accept-language': 'cs' } });
    // The server has the request once the fault is used up.
    await vi.waitFor(() => expect(server.backend.faults.list()).toEqual([]), 15_000);
    await stop(server);
    expect((await response).status).toBe(200);
  });
});

it('inserts the demo bar into every page that it sends, but not into the build', async () => {
  const { url } = await start();
  const page = await (await fetch(`${url}/zapas`)).text();
  expect(page).toMatch(/<link rel="stylesheet" href="\/_mock\/bar.css" \/>[^]*<\/head>/);
  expect(page).toMatch(/<body><aside id="demo-bar"[^]*<div id="root">/);
  expect(await readFile(join(folder, 'dist', 'index.html'), 'utf8')).toBe(PAGE);
  for (const file of ['bar.css', 'bar.js']) expect((await fetch(`${url}/_mock/${file}`)).status).toBe(200);
});

it('prints the URL of the outbox and all accounts with their passwords', () => {
  const text = formatStartText('http://127.0.0.1:4173', '.data/state.json', false);
  expect(text).toContain('http://127.0.0.1:4173/_mock/');
  for (const { username, password } of demoAccounts)
    expect(text).toMatch(new RegExp(`${username} +${password} `));
});

import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { NEW_USER } from '../tests/answers/rows/registration.ts';
import { STATE_VERSION } from './db/state.ts';
import { jsonRequest } from './json-request.ts';
import {
  createSharedBackend,
  type SharedBackend,
  type Snapshot,
  type SnapshotStorage,
} from './shared-backend.ts';

/** An asynchronous storage in memory that returns copies, like IndexedDB. */
function memoryStorage(initialSnapshot: unknown = null) {
  let storedSnapshot = initialSnapshot as Snapshot | null;
  const storage: SnapshotStorage = {
    readRevision: () => setTimeout(1, storedSnapshot?.revision ?? 0),
    read: () => setTimeout(1, structuredClone(storedSnapshot)),
    async write(snapshot) {
      const copy = structuredClone(snapshot);
      await setTimeout(1);
      storedSnapshot = copy;
    },
  };
  return {
    storage,
    getStored: () => storedSnapshot,
    erase: () => void (storedSnapshot = null),
  };
}

const openTab = (storage: SnapshotStorage, warn?: (text: string) => void) =>
  createSharedBackend({ storage, locks: navigator.locks, pbkdf2Iterations: 1000, ...(warn && { warn }) });

async function send(tab: SharedBackend, method: string, path: string, body?: unknown, token?: string) {
  const response = await tab.respond(jsonRequest(`http://localhost${path}`, { method, body, token }));
  if (!response) throw new Error(`No handler answers ${path}.`);
  return response;
}

describe('the backend in several tabs', () => {
  it('shares sessions between tabs until one tab resets the backend', async () => {
    const { storage, getStored } = memoryStorage();
    const [firstTab, secondTab] = [await openTab(storage), await openTab(storage)];
    const login = { username: 'jana', password: 'hrajem-jana' };
    const { access } = await (await send(firstTab, 'POST', '/api/user/login', login)).json();
    const getSession = (tab: SharedBackend) => send(tab, 'GET', '/api/user/session', undefined, access);
    expect((await getSession(secondTab)).status).toBe(200);
    await send(secondTab, 'POST', '/_mock/reset');
    expect(getStored()?.state.sessions).toEqual([]);
    expect((await getSession(firstTab)).status).toBe(401);
  });

  it('keeps the changes of tabs that write at the same time', async () => {
    const { storage, getStored } = memoryStorage();
    const tabs = [await openTab(storage), await openTab(storage), await openTab(storage)];
    const register = (_: unknown, index: number) => {
      const names = { username: `hrac${index}`, email: `nobody-${index}@example.org` };
      return send(tabs[index % 3]!, 'POST', '/api/user/register', { ...NEW_USER, ...names });
    };
    await Promise.all(Array.from({ length: 12 }, register));
    const users = getStored()?.state.users.filter(({ username }) => /^hrac\d+$/.test(username)) ?? [];
    expect(users).toHaveLength(12);
    expect(new Set(users.map(({ id }) => id)).size).toBe(12);
  });

  it('keeps faults and clock after a reload', async () => {
    const { storage } = memoryStorage();
    const firstTab = await openTab(storage);
    const rules = [{ target: 'getCities', kind: 'status', status: 503, times: 2 }];
    await send(firstTab, 'PUT', '/_mock/faults', rules);
    await send(firstTab, 'POST', '/_mock/time', { shift_ms: 1000 });
    expect((await send(firstTab, 'GET', '/api/user/cities')).status).toBe(503);
    const reloadedTab = await openTab(storage);
    const remainingRules = [{ ...rules[0], times: 1 }];
    expect(await (await send(reloadedTab, 'GET', '/_mock/faults')).json()).toEqual(remainingRules);
    expect(await (await send(reloadedTab, 'GET', '/_mock/time')).json()).toMatchObject({ shift_ms: 1000 });
    expect((await send(reloadedTab, 'GET', '/api/user/cities')).status).toBe(503);
    expect((await send(firstTab, 'GET', '/api/user/cities')).status).toBe(200);
  });

  it('does not block other requests while a fault delays one', async () => {
    const { storage } = memoryStorage();
    const tab = await openTab(storage);
    await send(tab, 'PUT', '/_mock/faults', [
      { target: 'getCities', kind: 'delay', times: 1, delay_ms: 600 },
    ]);
    const finishedRequests: string[] = [];
    await Promise.all([
      send(tab, 'GET', '/api/user/cities').then(() => finishedRequests.push('delayed')),
      send(tab, 'GET', '/_mock/faults').then(() => finishedRequests.push('undelayed')),
    ]);
    expect(finishedRequests).toEqual(['undelayed', 'delayed']);
  });

  it('creates a fresh state when the storage is erased', async () => {
    const { storage, erase, getStored } = memoryStorage();
    const tab = await openTab(storage);
    erase();
    expect((await send(tab, 'GET', '/api/user/cities')).status).toBe(200);
    expect(getStored()?.state.users.length).toBeGreaterThan(0);
  });

  it('replaces a stored state of another version, and warns', async () => {
    const unusableSnapshot = { revision: 7, state: { version: 99 }, faults: [], shift: 0 };
    const { storage, getStored } = memoryStorage(unusableSnapshot);
    const warnings: string[] = [];
    await openTab(storage, (text) => warnings.push(text));
    expect(warnings).toEqual([expect.stringContaining('cannot be used')]);
    expect(getStored()?.state.version).toBe(STATE_VERSION);
    expect(getStored()?.revision).toBe(8);
  });
});

import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { UpcomingMatches } from '@/generated/schemas/upcomingMatches.zod';
import { describe, expect, it } from 'vitest';
import { NEW_USER } from '../tests/answers/registration.ts';
import { demoAccounts } from './db/demo-accounts.ts';
import { jsonRequest } from './json-request.ts';
import { STATE_VERSION } from './db/state.ts';
import type { Snapshot, SnapshotStorage } from './persistence/snapshot.ts';
import { createSharedBackend, type SharedBackend } from './shared-backend.ts';

/** An asynchronous storage in memory that returns copies, like IndexedDB. */
function memoryStorage(initial: unknown = null) {
  let stored = initial as Snapshot | null;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1));
  const storage: SnapshotStorage = {
    async revision() {
      await pause();
      return stored?.revision ?? 0;
    },
    async read() {
      await pause();
      return structuredClone(stored);
    },
    async write(snapshot) {
      const copy = structuredClone(snapshot);
      await pause();
      stored = copy;
    },
  };
  return {
    storage,
    getStored: () => stored,
    erase: () => {
      stored = null;
    },
  };
}

const openTab = (storage: SnapshotStorage, warn?: (text: string) => void) =>
  createSharedBackend({ storage, locks: navigator.locks, pbkdf2Iterations: 1000, ...(warn && { warn }) });

async function send(tab: SharedBackend, method: string, path: string, body?: unknown, token?: string) {
  const response = await tab.respond(jsonRequest(`http://localhost${path}`, { method, body, token }));
  if (!response) throw new Error(`Nobody answers ${path}.`);
  return response;
}

async function signIn(tab: SharedBackend, name: 'jana' | 'alex') {
  const account = demoAccounts.find(({ username }) => username === name);
  const { username, password } = account ?? {};
  const response = await send(tab, 'POST', '/api/user/login', { username, password });
  return ((await response.json()) as { access: string }).access;
}

const matchIn = async (tab: SharedBackend, id: number, token: string) =>
  (await (await send(tab, 'GET', `/api/match/${id}/`, undefined, token)).json()) as MatchDetail;

async function openMatch(tab: SharedBackend, token: string): Promise<number> {
  const response = await send(tab, 'GET', '/api/match/get-upcoming-matches/', undefined, token);
  const matches = (await response.json()) as UpcomingMatches;
  return matches.find(({ can_join, my_participation }) => can_join && !my_participation)?.id ?? 0;
}

describe('the backend in several tabs', () => {
  it('shares changes and sessions between tabs', async () => {
    const { storage } = memoryStorage();
    const [one, other] = [await openTab(storage), await openTab(storage)];
    const token = await signIn(one, 'alex');
    const id = await openMatch(other, token);
    await send(one, 'POST', `/api/match/join-match/${id}/`, undefined, token);
    expect((await matchIn(other, id, token)).my_participation).not.toBeNull();
  });

  it('keeps the changes of tabs that write at the same time', async () => {
    const { storage, getStored } = memoryStorage();
    const tabs = [await openTab(storage), await openTab(storage), await openTab(storage)];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(tabs[index % 3]!, 'POST', '/api/user/register', {
          ...NEW_USER,
          username: `hrac${index}`,
          email: `nobody-${index}@example.org`,
        }),
      ),
    );
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
    expect(await (await send(reloadedTab, 'GET', '/_mock/faults')).json()).toEqual([
      { ...rules[0], times: 1 },
    ]);
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
    const done: string[] = [];
    await Promise.all([
      send(tab, 'GET', '/api/user/cities').then(() => done.push('delayed')),
      send(tab, 'GET', '/_mock/faults').then(() => done.push('other')),
    ]);
    expect(done).toEqual(['other', 'delayed']);
  });

  it('resets all tabs', async () => {
    const { storage, getStored } = memoryStorage();
    const [one, other] = [await openTab(storage), await openTab(storage)];
    const token = await signIn(one, 'jana');
    await send(other, 'POST', '/_mock/reset');
    expect(getStored()?.state.sessions).toEqual([]);
    expect((await send(one, 'GET', '/api/user/session', undefined, token)).status).toBe(401);
  });

  it('creates a fresh state when the storage is erased', async () => {
    const { storage, erase, getStored } = memoryStorage();
    const tab = await openTab(storage);
    erase();
    expect((await send(tab, 'GET', '/api/user/cities')).status).toBe(200);
    expect(getStored()?.state.users.length).toBeGreaterThan(0);
  });

  it('replaces an unusable stored state and warns', async () => {
    const { storage, getStored } = memoryStorage({
      revision: 7,
      state: { version: 99 },
      faults: [],
      shift: 0,
    });
    const warnings: string[] = [];
    await openTab(storage, (text) => warnings.push(text));
    expect(warnings).toEqual([expect.stringContaining('cannot be used')]);
    expect(getStored()?.state.version).toBe(STATE_VERSION);
    expect(getStored()?.revision).toBe(8);
  });
});

import { createApi, type Api } from './client';
import type { Platform } from './platform';
import type { RequestOptions } from './http';
import { memoryStorage, type KeyValueStorage } from './storage';
import type { Fetch } from './transport';

interface FakeSession {
  readonly user: string;
}

/** One tab, with records of its sign-outs, reports and reloads. */
export interface Tab extends Api<FakeSession> {
  readonly signedOut: string[];
  readonly reports: unknown[];
  readonly reloads: number[];
  readonly tabStorage: KeyValueStorage;
  /** Makes a call that needs a session. */
  call(path?: string, options?: RequestOptions): Promise<unknown>;
  /** Simulates the return to the page. */
  resume(isRestored: boolean): void;
}

const requires = (field: string): NonNullable<RequestOptions['schema']> => ({
  safeParse: (data) =>
    typeof (data as Record<string, unknown> | undefined)?.[field] === 'string'
      ? { success: true, data }
      : { success: false, error: { issues: [{ code: 'invalid_type', path: [field] }] } },
});
const accessSchema = requires('access');
const sessionSchema = requires('user');

interface TabOptions {
  readonly fetch: Fetch;
  readonly times: { readonly now: number; readonly timeoutMs: number };
  /** Shared by the tabs. */
  readonly shared: Pick<Platform, 'cookies' | 'sharedStorage' | 'lock' | 'notify' | 'onNotified'>;
}

/** Creates a client and records its sign-outs, reports and reloads. */
export function createTab({ fetch, times, shared }: TabOptions): Tab {
  const resumeListeners: ((isRestored: boolean) => void)[] = [];
  const reloads: number[] = [];
  const tabStorage = memoryStorage();
  const platform: Platform = {
    ...shared,
    tabStorage,
    onResume: (listener) => void resumeListeners.push(listener),
    onLeave: () => undefined,
    reload: () => void reloads.push(times.now),
    now: () => times.now,
  };
  const post = (path: string, body: object, options: RequestOptions) =>
    api.transport(path, {
      timeoutMs: times.timeoutMs,
      ...options,
      method: 'POST',
      body: JSON.stringify(body),
    });
  const reports: unknown[] = [];
  const signedOut: string[] = [];
  const api: Api<FakeSession> = createApi<FakeSession>({
    origin: '',
    locale: () => 'cs',
    platform,
    fetch,
    report: (error) => void reports.push(error),
    calls: {
      refresh: async (refresh, options) =>
        (await post('/api/user/refresh-token', { refresh }, { ...options, schema: accessSchema })) as {
          access: string;
        },
      logout: (refresh_token, options) => post('/api/user/logout', { refresh_token }, options),
    },
    session: {
      queryKey: ['/api/user/session'],
      queryFn: async ({ signal }) =>
        (await api.transport('/api/user/session', {
          signal,
          timeoutMs: times.timeoutMs,
          schema: sessionSchema,
        })) as FakeSession,
      staleTime: Infinity,
    },
  });
  const { queries, ...others } = api.queryClient.getDefaultOptions();
  // The tests need no delay between two attempts.
  api.queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  api.auth.onSignedOut((reason) => signedOut.push(reason));
  return {
    ...api,
    reports,
    signedOut,
    reloads,
    tabStorage,
    call: (path = '/api/user/profile', options = {}) => api.transport(path, options),
    resume(isRestored) {
      for (const listener of resumeListeners) listener(isRestored);
    },
  };
}

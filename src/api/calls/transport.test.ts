import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RequestOptions, setTransport } from '@/api/http';
import { MalformedResponseError, SessionChangedError } from '@/api/problem';
import type { Clock } from '@/api/session/clock';
import type { RequestAuth } from '@/api/session/tab-session';
import { jsonResponse, problemResponse } from '@/api/testing/answers.fixture';
import { getCities, getProfile } from '@/generated/user/user';
import { createTransport, type TransportOptions } from './transport';

const authorize = async (): Promise<RequestAuth> => ({
  token: 'token',
  isCurrent: () => true,
  handleUnauthorized: () => false,
  handleSuccess: () => undefined,
});

const createClock = (time: number): NonNullable<TransportOptions['clock']> => ({
  deviceNow: () => time,
  serverNow: () => time,
  recordServerDate: () => undefined,
});

function setup(
  answer: (init: RequestInit) => Response | Promise<Response>,
  options: Partial<TransportOptions> = {},
) {
  const requests: { url: string; init: RequestInit; headers: Headers }[] = [];
  const reports: unknown[] = [];
  const call = createTransport({
    origin: '',
    getLocale: () => 'en',
    authorize,
    report: (error) => void reports.push(error),
    fetch: async (url, init) => {
      requests.push({ url, init, headers: new Headers(init.headers) });
      return answer(init);
    },
    ...options,
  });
  return { call, requests, reports };
}

afterEach(() => vi.useRealTimers());

describe('every call', () => {
  it('has credentials, language, the accepted type and the token', async () => {
    const { call, requests } = setup(() => jsonResponse({ ok: true }), { origin: 'https://api.test' });
    await expect(call('/api/match/7/?a=b', {})).resolves.toEqual({ ok: true });
    const [request] = requests;
    expect(request?.url).toBe('https://api.test/api/match/7/?a=b');
    expect(request?.init).toMatchObject({
      credentials: 'include',
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
    });
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer token',
    });
  });

  it('parses and validates a long answer in two tasks, and drops it when the session has changed between', async () => {
    let isCurrent = true;
    const changeSession = vi.fn(() => {
      isCurrent = false;
      return Promise.resolve();
    });
    vi.stubGlobal('scheduler', { yield: changeSession });
    const { call } = setup(() => jsonResponse({ text: 'x'.repeat(100_000) }), {
      authorize: async () => ({ ...(await authorize()), isCurrent: () => isCurrent }),
    });
    await expect(call('/api/match/7/', {})).rejects.toThrow(SessionChangedError);
    expect(changeSession).toHaveBeenCalledOnce();
  });

  it('uses the token of its options, also when it is null', async () => {
    const { call, requests } = setup(() => jsonResponse({}));
    await call('/api/user/refresh-token', { method: 'POST', token: 'old' });
    await call('/api/user/logout', { method: 'POST', token: null });
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', null]);
  });

  it('is sent without a token when it is public and the refresh fails', async () => {
    const refuse = () => Promise.reject(new Error('outage'));
    const { call, requests } = setup(() => jsonResponse([]), { authorize: refuse });
    setTransport(call);
    await getCities();
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    await expect(getProfile()).rejects.toThrow('outage');
    expect(requests).toHaveLength(1);
  });

  it('for a dictionary goes to the app origin, without token and trace headers', async () => {
    const getTraceHeaders = (): Record<string, string> => ({ 'sentry-trace': 'a-b' });
    const { call, requests } = setup(() => jsonResponse({}), { origin: 'https://api.test', getTraceHeaders });
    await call('/api/match/7/', {});
    await call('/_i18n/0123456789abcdef/cs/messages.json', {});
    expect(
      requests.map(({ url, headers }) => [url, headers.has('Authorization'), headers.get('sentry-trace')]),
    ).toEqual([
      ['https://api.test/api/match/7/', true, 'a-b'],
      ['/_i18n/0123456789abcdef/cs/messages.json', false, null],
    ]);
  });
});

describe('an answer', () => {
  it('with a problem document becomes a ProblemError with its fields', async () => {
    const errors = [{ field: 'email', code: 'invalid', message: 'Not an e-mail', extra: 1 }];
    const { call, reports } = setup(() =>
      problemResponse(429, 'brand_new_code', { detail: 'Slow down', retry_after: 7, errors }),
    );
    await expect(call('/api/user/register', { method: 'POST' })).rejects.toMatchObject({
      name: 'ProblemError',
      status: 429,
      code: 'brand_new_code',
      detail: 'Slow down',
      retryAfter: 7,
      errors: [{ field: 'email', code: 'invalid', message: 'Not an e-mail' }],
    });
    expect(reports).toEqual([]);
  });

  it('ends the session only with 401', async () => {
    const handleUnauthorized = vi.fn<RequestAuth['handleUnauthorized']>();
    const endingStatuses: number[] = [];
    for (const status of [400, 401, 403, 404, 409, 429, 500, 503]) {
      const { call } = setup(() => problemResponse(status, 'x'), {
        authorize: async () => ({ ...(await authorize()), handleUnauthorized }),
      });
      await call('/api/match/7/', {}).catch(() => undefined);
      if (handleUnauthorized.mock.calls.length > 0) endingStatuses.push(status);
      handleUnauthorized.mockClear();
    }
    expect(endingStatuses).toEqual([401]);
  });

  it('tells the clock a valid Date header, when the call was sent, and whether it was a read', async () => {
    const dates = ['Sat, 21 Nov 2026 09:00:30 GMT', 'soon', null, 'Sat, 21 Nov 2026 09:00:40 GMT'];
    const recordServerDate = vi.fn<Clock['recordServerDate']>();
    const { call } = setup(
      () => {
        const date = dates.shift();
        return jsonResponse({ code: 'x' }, 500, date ? { Date: date } : {});
      },
      { clock: { ...createClock(5), recordServerDate } },
    );
    for (const method of ['GET', 'GET', 'GET', 'POST'])
      await call('/api/match/7/', { method }).catch(() => undefined);
    expect(recordServerDate.mock.calls).toEqual([
      [Date.UTC(2026, 10, 21, 9, 0, 30), 5, true],
      [Date.UTC(2026, 10, 21, 9, 0, 40), 5, false],
    ]);
  });

  it.each([
    ['HTML', () => new Response('<p>secret-body</p>', { headers: { 'Content-Type': 'text/html' } })],
    ['broken JSON', () => new Response('{"secret-body', { headers: { 'Content-Type': 'application/json' } })],
  ])('without valid JSON (%s) becomes a MalformedResponseError without the body', async (_, answer) => {
    const { call, reports } = setup(answer);
    const error = await call('/api/match/31/?token=secret-query', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect(reports).toEqual([error]);
    expect(String(error)).toContain('GET /api/match/{id}/');
    expect(JSON.stringify([String(error), error])).not.toMatch(/secret/);
  });

  const proxyBodies = {
    HTML: ['<h1>secret-body</h1>', 'text/html'],
    nothing: ['', 'text/plain'],
    'other JSON': ['{"code":1015,"detail":"secret-body","retry_after":5}', 'application/json'],
    'broken JSON': ['{"secret-body', 'application/json'],
  } as const;
  const retryAfterValues = ['90', 'Sat, 21 Nov 2026 09:01:30 GMT'];
  const proxyAnswers = [401, 403, 404, 405, 413, 415, 429, 502, 503, 504].flatMap((status) =>
    retryAfterValues.flatMap((wait) =>
      (Object.keys(proxyBodies) as (keyof typeof proxyBodies)[]).map((body) => ({ status, body, wait })),
    ),
  );

  it.each(proxyAnswers)('of a proxy ($status, $body, $wait) becomes a ProblemError', async (row) => {
    const [text, type] = proxyBodies[row.body];
    const headers = { 'Content-Type': type, 'Retry-After': row.wait, Date: 'Sat, 21 Nov 2026 09:00:00 GMT' };
    const { call, reports } = setup(() => new Response(text, { status: row.status, headers }));
    const error = await call('/api/match/31/', {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ProblemError', status: row.status, code: null, retryAfter: 90 });
    expect(reports).toEqual([error]);
    expect(JSON.stringify([String(error), error])).not.toMatch(/secret/);
  });

  it('with a Retry-After date and no Date header uses the corrected clock', async () => {
    const answer = () => new Response('', { status: 503, headers: { 'Retry-After': retryAfterValues[1]! } });
    const { call } = setup(answer, { clock: createClock(Date.UTC(2026, 10, 21, 9, 1)) });
    await expect(call('/api/match/31/', {})).rejects.toMatchObject({ retryAfter: 30 });
  });

  it.each([
    ['opaque in a browser', Object.defineProperty(jsonResponse({}), 'type', { value: 'opaqueredirect' })],
    ['with the status 302', new Response('', { status: 302, headers: { Location: 'https://evil.test/' } })],
  ])('that is a redirect (%s) becomes a MalformedResponseError', async (_, answer) => {
    const { call, reports } = setup(() => answer);
    const error = await call('/api/match/31/', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect(String(error)).toMatch(/^MalformedResponseError: GET .* with a redirect, which is not followed$/);
    expect(reports).toEqual([error]);
  });
});

describe('a call without an answer', () => {
  it.each<[string, number, RequestOptions]>([
    ['15 s', 15_000, {}],
    ['the time limit of the caller', 500, { timeoutMs: 500 }],
    ['60 s with form data', 60_000, { method: 'PUT', body: new FormData() }],
  ])('times out after %s', async (_, limitMs, init) => {
    vi.useFakeTimers();
    const { call } = setup(waitForAbort);
    const onFailure = vi.fn<(error: unknown) => void>();
    call('/api/user/profile', init).catch(onFailure);
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
  });

  it('rejects with AbortError when the caller aborts, before and after sending', async () => {
    const { call, requests } = setup(waitForAbort);
    const controller = new AbortController();
    const { signal } = controller;
    const runningCall = call('/api/match/7/', { signal });
    setTimeout(() => controller.abort(), 5);
    await expect(runningCall).rejects.toMatchObject({ name: 'AbortError' });
    await expect(call('/api/match/7/', { signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(1);
  });
});

/** Never answers, and rejects when the request is aborted. */
const waitForAbort = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

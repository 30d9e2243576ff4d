import { describe, expect, it, vi } from 'vitest';
import { json } from './answers.fixture';
import { deferred } from './api.harness';
import { describeError } from './describe-error';
import { isUncertain, MissingSchemaError } from './problem';
import { shouldRetry } from './retries';
import type { ResponseSchema } from './request';
import { createTransport } from './transport';

/** Doubles what it accepts, so that an answer shows that it was checked. */
const schema: ResponseSchema = { safeParse: (data) => ({ success: true, data: [data, data] }) };

const gone = (): Promise<ResponseSchema> => Promise.reject(new TypeError('Failed to fetch'));

/** A transport, what it sends, and what it reports. */
function setup(answer: () => Response = () => json('answer')) {
  const sent: string[] = [];
  const reports: unknown[] = [];
  const call = createTransport({
    origin: '',
    locale: () => 'cs',
    report: (error) => void reports.push(error),
    fetch: async (_url, { method = 'GET' }) => {
      sent.push(method);
      return answer();
    },
  });
  return { call, sent, reports };
}

const failure = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

describe('a schema that comes late', () => {
  it('is loaded beside a read, whose answer waits for it', async () => {
    const { call, sent } = setup();
    const { promise, resolve } = deferred<ResponseSchema>();
    const settled = vi.fn();
    const answer = call('/api/match/7/', { schema: () => promise }).finally(settled);
    await vi.waitFor(() => expect(sent).toEqual(['GET']));
    await new Promise(setImmediate);
    expect(settled).not.toHaveBeenCalled();
    resolve(schema);
    await expect(answer).resolves.toEqual(['answer', 'answer']);
  });

  it('is loaded before a write is sent', async () => {
    const { call, sent } = setup();
    const { promise, resolve } = deferred<ResponseSchema>();
    const answer = call('/api/match/7/join/', { method: 'POST', schema: () => promise });
    await new Promise(setImmediate);
    expect(sent).toEqual([]);
    resolve(schema);
    await expect(answer).resolves.toEqual(['answer', 'answer']);
    expect(sent).toEqual(['POST']);
  });

  it('keeps nobody waiting who is refused', async () => {
    const { call } = setup(() => json({ code: 'not_found' }, 404));
    const refusal = call('/api/match/7/', { schema: () => new Promise(() => undefined) });
    await expect(refusal).rejects.toMatchObject({ status: 404 });
  });
});

describe('a schema that does not come', () => {
  it('fails the read like a fault of the network: it is retried, and worded as missing code', async () => {
    const { call, reports } = setup();
    const error = await failure(call('/api/match/7/', { schema: gone }));
    expect(error).toBeInstanceOf(MissingSchemaError);
    expect(error).toMatchObject({ message: 'GET /api/match/{id}/ cannot be checked' });
    expect(describeError(error)).toEqual({ kind: 'code' });
    expect(shouldRetry(0, error)).toBe(true);
    expect(reports).toEqual([error]);
    await expect(call('/api/match/7/', { schema: async () => schema })).resolves.toBeDefined();
  });

  it('keeps a write from being sent, which is certain then', async () => {
    const { call, sent, reports } = setup();
    const error = await failure(call('/api/match/7/join/', { method: 'POST', schema: gone }));
    expect(error).toBeInstanceOf(MissingSchemaError);
    expect(isUncertain(error)).toBe(false);
    expect(sent).toEqual([]);
    expect(reports).toEqual([error]);
  });

  it('hides no refusal, and is not missed by it', async () => {
    const { call, reports } = setup(() => json({ code: 'not_found' }, 404));
    await expect(call('/api/match/7/', { schema: gone })).rejects.toMatchObject({ code: 'not_found' });
    expect(reports).toEqual([]);
  });

  it('does not keep a new access token from being asked for', async () => {
    const { call, sent } = setup();
    const error = await failure(call('/api/user/refresh-token', { method: 'POST', schema: gone }));
    expect(error).toBeInstanceOf(MissingSchemaError);
    expect(sent).toEqual(['POST']);
  });
});

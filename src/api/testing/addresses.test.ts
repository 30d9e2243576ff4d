import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCheckedPathname, createTransport, getOperationName } from '@/api/calls/transport';
import { setTransport } from '@/api/http';
import { getMessages } from '@/generated/i18n/i18n';
import { getMatch, joinMatch } from '@/generated/match/match';
import { jsonResponse } from './answers.fixture';

describe('the pathname of a call', () => {
  it.each([
    '/api/match/7/',
    '/api/match/confirm/?pid=1&token=%2F..%2F',
    '/api/user/session',
    '/_i18n/0123456789abcdef/en/messages.json',
  ])('is allowed when it is in the contract: %s', (url) => {
    expect(getCheckedPathname(url)).toBe(url.split('?')[0]);
  });

  it.each([
    '',
    '/',
    '/api/',
    'https://evil.test/api/match/7/',
    '/api//match/',
    '/api/match/../user/logout',
    '/api/match/7%2Fchat/',
    String.raw`/api/match\7/`,
    '/api/match/7/?a#x',
    '/api/match/7\n/',
    '/apix/match/7/',
    '/_i18n/x/en/messages.json',
  ])('is refused, and not repeated in the error, when it is not in the contract: %j', (url) => {
    expect(() => getCheckedPathname(url)).toThrow(/^Refused to call an address that is not in the contract$/);
  });
});

it('leaves ids and query out of the name of an operation', () => {
  expect(getOperationName('POST', '/api/match/31/chat/send/')).toBe('POST /api/match/{id}/chat/send/');
  expect(getOperationName('GET', '/api/user/session')).toBe('GET /api/user/session');
});

it('never calls another endpoint, whatever the id is', async () => {
  const urls: string[] = [];
  const fetch = async (url: string) => {
    urls.push(url);
    return jsonResponse({});
  };
  setTransport(createTransport({ origin: '', getLocale: () => 'cs', fetch }));
  const hostileIds = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...String.raw`.. ../user 7/../8 7/chat/send %2e%2e %2F ?x= # \ 7;a ７`.split(' '), ''),
    fc.webPath(),
  );
  await fc.assert(
    fc.asyncProperty(hostileIds, async (id) => {
      urls.length = 0;
      await joinMatch(id as never).catch(() => undefined);
      await getMatch(id as never).catch(() => undefined);
      await getMessages(id, 'cs').catch(() => undefined);
      for (const url of urls) {
        expect(url).toMatch(/^\/(api\/match\/(join-match\/)?[\w-]+\/|_i18n\/[0-9a-f]+\/cs\/messages\.json)$/);
      }
    }),
    { numRuns: 5000 },
  );
});

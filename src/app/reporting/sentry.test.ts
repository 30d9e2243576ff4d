// @vitest-environment jsdom
import type { ErrorEvent } from '@sentry/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetLinkSecrets, takeLinkSecrets } from '@/routing/address/link-secrets';
import { cleanBreadcrumb, cleanEvent, knownSecrets, scrub } from './sentry';

const secret = 's3cret-of-the-link';

const event = {
  type: undefined,
  event_id: '1',
  release: 'build',
  message: secret,
  sdk: { settings: { infer_ip: 'auto' }, integrations: [secret] },
  user: { email: 'jana@example.com', ip_address: '{{auto}}' },
  extra: { arguments: [secret] },
  contexts: { trace: { trace_id: 'a', span_id: 'b' }, state: { token: secret } },
  request: {
    url: `https://hrajem.test/?token=${secret}`,
    headers: { Cookie: secret },
    cookies: { a: secret },
  },
  exception: {
    values: [
      {
        type: `TypeError ${secret}`,
        value: `no ${secret} for jana@example.com`,
        mechanism: { type: 'generic', handled: false, data: { handler: secret } },
        stacktrace: {
          frames: [
            {
              filename: `https://hrajem.test/assets/index.js?${secret}`,
              function: 'send',
              lineno: 1,
              colno: 2,
              in_app: true,
              vars: { text: secret },
              context_line: secret,
            },
          ],
        },
      },
    ],
  },
  breadcrumbs: [
    {
      category: 'fetch',
      data: { method: 'POST', url: '/api/user/verify-email?uid=1', status_code: 410, request: secret },
    },
    { category: 'console', message: secret },
  ],
} as unknown as ErrorEvent;

describe('cleanEvent', () => {
  it('keeps the error and its location only', () => {
    const cleanedEvent = cleanEvent(event, `https://hrajem.test/en/reset-password?token=${secret}`, [secret]);
    expect(JSON.stringify(cleanedEvent)).not.toMatch(/s3cret|example\.com|Cookie|infer_ip/);
    expect(cleanedEvent).toMatchObject({
      event_id: '1',
      release: 'build',
      contexts: { trace: { trace_id: 'a' } },
      request: { url: 'https://hrajem.test/en/reset-password' },
      exception: {
        values: [
          {
            type: 'TypeError [hidden]',
            value: 'no [hidden] for [e-mail]',
            stacktrace: {
              frames: [{ filename: 'https://hrajem.test/assets/index.js', function: 'send', lineno: 1 }],
            },
          },
        ],
      },
      breadcrumbs: [
        { category: 'fetch', data: { method: 'POST', url: '/api/user/verify-email', status_code: 410 } },
      ],
    });
  });

  it('keeps navigation steps without their queries', () => {
    const data = { from: '/en/login?next=%2Fen%2Fprofile', to: '/en/profile#chat' };
    expect(cleanBreadcrumb({ category: 'navigation', data })).toMatchObject({
      data: { from: '/en/login', to: '/en/profile' },
    });
    expect(cleanBreadcrumb({ category: 'ui.click', message: secret })).toBeNull();
  });
});

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3NjM3NDA4MDB9.c2lnbmF0dXJl';

describe('scrub', () => {
  it.each([
    [`refused ${jwt} twice`, 'refused [token] twice'],
    [`Authorization: Bearer ${jwt}`, 'Authorization: Bearer [token]'],
    ['sent Basic amFuYTpoZXNsbw==', 'sent Basic [token]'],
    ['no jana%40example.com here', 'no [e-mail] here'],
    ['no account for jana.novakova+hry@example.co.uk!', 'no account for [e-mail]'],
    [
      'GET https://hrajem.test/en/verify-email?uid=MQ&token=ab-12 failed',
      'GET https://hrajem.test/en/verify-email failed',
    ],
    ['went to /prihlaseni?next=%2Fprofil#token', 'went to /prihlaseni'],
    ['body was password=correct+horse&username=jana', 'body was password=[hidden]&username=jana'],
    [
      'SyntaxError: Unexpected token, "Sejdeme se u Petra" is not valid JSON',
      'SyntaxError: Unexpected token, "…" is not valid JSON',
    ],
    ["cannot show 'See you at Petr's' here", "cannot show '…'s' here"],
    ['code 123456 is wrong', 'code [number] is wrong'],
    ['link token 0b5e2f9c-6a1d4e7788b3-5f6e1a2b3c4d5e6f', 'link token [token]'],
  ])('masks the secrets in: %s', (text, masked) => {
    expect(scrub(text)).toBe(masked);
  });

  it.each([
    "Cannot read properties of undefined (reading 'starts_at')",
    "Failed to execute 'setItem' on 'Storage': exceeded the quota.",
    'Failed to fetch dynamically imported module: https://hrajem.test/assets/upcoming-matches-CuUrnkEp12.js',
    'getUpcomingMatches answered 200 with results.0.starts_at invalid_type',
  ])('keeps useful text: %s', (text) => {
    expect(scrub(text)).toBe(text);
  });

  it('removes known secrets anywhere in the text', () => {
    // No mask contains capital letters.
    const secret = fc.string({
      unit: fc.constantFrom('A', 'B', 'Ž', 'Ř', ' ', '.', '-'),
      minLength: 4,
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.array(secret, { minLength: 1 }), fc.string(), fc.string(), (secrets, prefix, suffix) => {
        const scrubbedText = scrub(prefix + secrets.join(' / ') + suffix, secrets);
        expect(secrets.filter((secret) => scrubbedText.includes(secret))).toEqual([]);
      }),
    );
  });
});

afterEach(() => forgetLinkSecrets());

it('knownSecrets finds tokens, typed and private text, and link secrets', () => {
  document.cookie = 'access_token=the-access';
  document.cookie = 'refresh_token=the-refresh';
  document.cookie = 'locale=cs';
  takeLinkSecrets('?uid=the-uid&token=the-token');
  document.body.innerHTML =
    '<input type="password" value="the password"><textarea> a draft </textarea><input type="checkbox" value="on"><p data-private>a message</p>';
  expect(knownSecrets().toSorted()).toEqual(
    ['a draft', 'a message', 'the password', 'the-access', 'the-refresh', 'the-token', 'the-uid'].toSorted(),
  );
});

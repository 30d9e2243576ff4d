import type { ErrorEvent } from '@sentry/react';
import { describe, expect, it } from 'vitest';
import { cleanBreadcrumb, cleanEvent } from './clean-event';

const secret = 's3cret-of-the-link';

const event = {
  type: undefined,
  event_id: '1',
  release: 'build',
  message: secret,
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
        type: 'TypeError',
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

describe('what is sent of a failure', () => {
  it('holds the failure and its place, and nothing else', () => {
    const clean = cleanEvent(event, `https://hrajem.test/en/reset-password?token=${secret}`, [secret]);
    expect(JSON.stringify(clean)).not.toMatch(/s3cret|example\.com|Cookie/);
    expect(clean).toMatchObject({
      event_id: '1',
      release: 'build',
      contexts: { trace: { trace_id: 'a' } },
      request: { url: 'https://hrajem.test/en/reset-password' },
      exception: {
        values: [
          {
            type: 'TypeError',
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

  it('has the steps between screens without their queries', () => {
    const data = { from: '/en/login?next=%2Fen%2Fprofile', to: '/en/profile#chat' };
    expect(cleanBreadcrumb({ category: 'navigation', data })).toMatchObject({
      data: { from: '/en/login', to: '/en/profile' },
    });
    expect(cleanBreadcrumb({ category: 'ui.click', message: secret })).toBeNull();
  });
});

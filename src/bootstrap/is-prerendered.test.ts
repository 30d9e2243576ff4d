// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forgetLinkSecrets, takeLinkSecrets } from '@/routing/link-secrets';
import { isPrerendered } from './placeholder';

afterEach(forgetLinkSecrets);

it.each([
  [true, 'at its own address', 'page', '/o-nas', '', 'unauthenticated', ''],
  [false, 'when it is a shell', 'shell', '/o-nas', '', 'unauthenticated', ''],
  [false, 'at another address', 'page', '/nikde', '', 'unauthenticated', ''],
  [false, 'for a person with a session', 'page', '/o-nas', '', 'loading', ''],
  [false, 'for an address with a query', 'page', '/o-nas', '?next=%2Fprofil', 'unauthenticated', ''],
  [false, 'after link secrets', 'page', '/o-nas', '', 'unauthenticated', '?uid=1&token=2'],
] as const)(
  'hydrates the prerendered page (%s) %s',
  (expected, _, pageKind, pathname, search, status, secrets) => {
    takeLinkSecrets(secrets);
    const root = document.createElement('div');
    Object.assign(root.dataset, { pageKind, address: '/o-nas' });
    expect(isPrerendered(root, { pathname, search } as Location, status)).toBe(expected);
  },
);

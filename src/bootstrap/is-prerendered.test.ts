// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forgetLinkSecrets, takeLinkSecrets } from '@/routing/address/link-secrets';
import { isPrerendered } from './placeholder';

afterEach(forgetLinkSecrets);

it.each([
  [true, 'at the address of the page', 'page', '/o-nas', '', 'unauthenticated', ''],
  [false, 'when the root is a shell', 'shell', '/o-nas', '', 'unauthenticated', ''],
  [false, 'at another address', 'page', '/nikde', '', 'unauthenticated', ''],
  [false, 'for a person with a session', 'page', '/o-nas', '', 'loading', ''],
  [false, 'for an address with a query', 'page', '/o-nas', '?next=%2Fprofil', 'unauthenticated', ''],
  [false, 'when the app holds link secrets', 'page', '/o-nas', '', 'unauthenticated', '?uid=1&token=2'],
] as const)('isPrerendered is %s %s', (expected, _, pageKind, pathname, search, authStatus, secrets) => {
  takeLinkSecrets(secrets);
  const root = document.createElement('div');
  Object.assign(root.dataset, { pageKind, address: '/o-nas' });
  expect(isPrerendered(root, { pathname, search } as Location, authStatus)).toBe(expected);
});

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forgetLinkSecrets, takeLinkSecrets } from '@/routing/link-secrets';
import { isPrerendered } from './placeholder';

const rootOf = (pageKind: string): HTMLElement => {
  const root = document.createElement('div');
  Object.assign(root.dataset, { pageKind, address: '/o-nas' });
  return root;
};

const at = (pathname: string, search = ''): Location => ({ pathname, search }) as Location;

afterEach(forgetLinkSecrets);

it('what stands in the page is hydrated where it is the page of this address', () => {
  expect(isPrerendered(rootOf('page'), at('/o-nas'), 'unauthenticated')).toBe(true);
});

it.each([
  ['is a shell', rootOf('shell'), at('/o-nas'), 'unauthenticated'],
  [
    'is at another address, as a host may answer with any page',
    rootOf('page'),
    at('/nikde'),
    'unauthenticated',
  ],
  ['is for a person who seems to be signed in', rootOf('page'), at('/o-nas'), 'loading'],
  ['was drawn without the query', rootOf('page'), at('/o-nas', '?next=%2Fprofil'), 'unauthenticated'],
] as const)('what stands in the page is replaced where it %s', (_, root, location, status) => {
  expect(isPrerendered(root, location, status)).toBe(false);
});

it('what stands in the page is replaced by the secrets of a link', () => {
  takeLinkSecrets('?uid=1&token=2');
  expect(isPrerendered(rootOf('page'), at('/o-nas'), 'unauthenticated')).toBe(false);
});

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forgetLinkSecrets, takeLinkSecrets } from '@/routing/link-secrets';
import { isPrerendered } from './placeholder';

const createRoot = (pageKind: string): HTMLElement => {
  const root = document.createElement('div');
  Object.assign(root.dataset, { pageKind, address: '/o-nas' });
  return root;
};

const at = (pathname: string, search = ''): Location => ({ pathname, search }) as Location;

afterEach(forgetLinkSecrets);

it('the prerendered page is hydrated at its own address', () => {
  expect(isPrerendered(createRoot('page'), at('/o-nas'), 'unauthenticated')).toBe(true);
});

it.each([
  ['is a shell', createRoot('shell'), at('/o-nas'), 'unauthenticated'],
  ['has another address', createRoot('page'), at('/nikde'), 'unauthenticated'],
  ['is for guests and the person has a session', createRoot('page'), at('/o-nas'), 'loading'],
  [
    'has no query but the address has',
    createRoot('page'),
    at('/o-nas', '?next=%2Fprofil'),
    'unauthenticated',
  ],
] as const)('the prerendered page is replaced when it %s', (_, root, location, status) => {
  expect(isPrerendered(root, location, status)).toBe(false);
});

it('the prerendered page is replaced when the address had link secrets', () => {
  takeLinkSecrets('?uid=1&token=2');
  expect(isPrerendered(createRoot('page'), at('/o-nas'), 'unauthenticated')).toBe(false);
});

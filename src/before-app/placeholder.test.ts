// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { forgetLinkSecrets, takeLinkSecrets } from '@/routing/link-secrets';
import { isPrerendered } from './placeholder';

const rootOf = (scene: string, address = '/o-nas'): HTMLElement => {
  const root = document.createElement('div');
  Object.assign(root.dataset, { scene, address });
  return root;
};

const at = (pathname: string, search = ''): Location => ({ pathname, search }) as Location;

afterEach(forgetLinkSecrets);

describe('what stands in the page is hydrated', () => {
  it('where it is the page of this address', () => {
    expect(isPrerendered(rootOf('page'), at('/o-nas'), 'unauthenticated')).toBe(true);
  });
});

describe('what stands in the page is replaced', () => {
  it('where it is a shell', () => {
    expect(isPrerendered(rootOf('shell'), at('/o-nas'), 'unauthenticated')).toBe(false);
  });

  it('at another address, as a host may answer with any page', () => {
    expect(isPrerendered(rootOf('page'), at('/nikde'), 'unauthenticated')).toBe(false);
  });

  it('for a person who seems to be signed in', () => {
    expect(isPrerendered(rootOf('page'), at('/o-nas'), 'loading')).toBe(false);
  });

  it('with a query, which the page was drawn without', () => {
    expect(isPrerendered(rootOf('page'), at('/o-nas', '?next=%2Fprofil'), 'unauthenticated')).toBe(false);
  });

  it('by the secrets of a link', () => {
    takeLinkSecrets('?uid=1&token=2');
    expect(isPrerendered(rootOf('page'), at('/o-nas'), 'unauthenticated')).toBe(false);
  });
});

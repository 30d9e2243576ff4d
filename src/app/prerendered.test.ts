// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { forgetLinkSecrets, takeLinkSecrets } from '@/routing/link-secrets';
import { isPrerendered } from './prerendered';

const rootOf = (scene: string, address = '/o-nas'): HTMLElement => {
  const root = document.createElement('div');
  Object.assign(root.dataset, { scene, address });
  return root;
};

const at = (pathname: string, search = ''): Location => ({ pathname, search }) as Location;

afterEach(forgetLinkSecrets);

describe('what stands in the page is hydrated', () => {
  it.each(['guest', 'guestOnly'])('where it is the page of a %s at this address', (scene) => {
    expect(isPrerendered(rootOf(scene), at('/o-nas'), 'unauthenticated')).toBe(true);
  });
});

describe('what stands in the page is replaced', () => {
  it.each(['member', 'frame', 'starting', 'empty'])('where it is a %s', (scene) => {
    expect(isPrerendered(rootOf(scene), at('/o-nas'), 'unauthenticated')).toBe(false);
  });

  it('at another address, as a host may answer with any page', () => {
    expect(isPrerendered(rootOf('guest'), at('/nikde'), 'unauthenticated')).toBe(false);
  });

  it('for whoever seems to be signed in', () => {
    expect(isPrerendered(rootOf('guest'), at('/o-nas'), 'loading')).toBe(false);
  });

  it('with a query, which the page was drawn without', () => {
    expect(isPrerendered(rootOf('guest'), at('/o-nas', '?next=%2Fprofil'), 'unauthenticated')).toBe(false);
  });

  it('by the secrets of a link', () => {
    takeLinkSecrets('?uid=1&token=2');
    expect(isPrerendered(rootOf('guest'), at('/o-nas'), 'unauthenticated')).toBe(false);
  });
});

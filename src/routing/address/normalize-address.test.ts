// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberLocale } from './language';
import { forgetLinkSecrets, getLinkSecrets } from './link-secrets';
import { normalizeAddress } from './rewrite';

const state = { scroll: 1 };

function getNormalized(address: string): string {
  window.history.pushState(state, '', address);
  normalizeAddress();
  return window.location.pathname + window.location.search + window.location.hash;
}

beforeEach(() => {
  rememberLocale('cs');
  forgetLinkSecrets();
});

describe('normalizeAddress', () => {
  it.each([
    ['/o-nas/', '/o-nas'],
    ['/en/', '/en'],
    ['/detail/7/?tab=chat#new', '/detail/7?tab=chat#new'],
    ['/o-nas?a=%20b', '/o-nas?a=%20b'],
    ['/en/about%2Dus?a=%2d#b', '/en/about-us?a=%2d#b'],
    ['/%70rihlaseni//', '/prihlaseni'],
    ['/x/../O-NAS/.?a=1', '/o-nas?a=1'],
    ['/Partner/SOKOL', '/partner/sokol'],
    ['/detail/..%2Fprofil', '/detail/..%2Fprofil'],
    ['/Nic%2D', '/Nic%2D'],
  ])('turns %s into %s', (address, target) => expect(getNormalized(address)).toBe(target));

  it('changes / to /en for a person who prefers English, with query and hash', () => {
    rememberLocale('en');
    expect(getNormalized('/?city=3&free=1#top')).toBe('/en?city=3&free=1#top');
    expect(getNormalized('/o-nas')).toBe('/o-nas');
  });

  it.each([
    ['/verifikace-emailu?uid=MQ&token=0123', '/verifikace-emailu'],
    ['/en?pid=3&token=0123&city=2#top', '/en?city=2#top'],
  ])('removes the link secrets of %s from the address', (address, target) => {
    expect(getNormalized(address)).toBe(target);
    expect(getLinkSecrets().token).toBe('0123');
    expect(JSON.stringify(window.history.state)).not.toContain('0123');
  });

  it('adds no history entry, and replaces the address only when needed', () => {
    const replaceSpy = vi.spyOn(window.history, 'replaceState');
    const entryCount = window.history.length;
    getNormalized('/o-nas');
    expect(replaceSpy).not.toHaveBeenCalled();
    getNormalized('/o-nas/');
    expect(replaceSpy).toHaveBeenCalledOnce();
    expect(window.history.state).toEqual(state);
    expect(window.history.length).toBe(entryCount + 2);
  });
});

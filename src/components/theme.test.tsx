// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, useOpenApp } from '../../tests/setup/open-app.tsx';
import { getAppliedTheme, setTheme } from './theme';

useOpenApp();

/** What the page shows: the theme of the document, of the browser's own controls and of its bar. */
const shown = (): (string | undefined)[] => [
  document.documentElement.dataset['theme'],
  document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content,
  document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
];

const light = ['light', 'light', '#fff'];
const dark = ['dark', 'dark', '#000'];

/** A device that may change its mind. */
function stubDevice(isDark: boolean): { change: (isDark: boolean) => void } {
  const device = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => device);
  return {
    change(next) {
      device.matches = next;
      act(() => void device.dispatchEvent(new Event('change')));
    },
  };
}

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light';
  document.head.innerHTML =
    '<meta name="color-scheme" content="light"><meta name="theme-color" content="#fff" data-light="#fff" data-dark="#000">';
});

async function choose(name: string): Promise<void> {
  const { user } = await openApp('/prihlaseni');
  await user.click(screen.getByRole('button', { name: 'Vzhled: Podle zařízení' }));
  await user.click(await screen.findByRole('menuitemradio', { name }));
}

describe('the choice of the theme', () => {
  it('made in another tab shows here, and is named and ticked', async () => {
    const { user } = await openApp('/en/login');
    localStorage.setItem('theme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
    expect(shown()).toEqual(dark);
    await user.click(screen.getByRole('button', { name: 'Appearance: Dark' }));
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
      ['Light', 'false'],
      ['Dark', 'true'],
      ['Same as this device', 'false'],
    ]);
  });

  it('follows the device until somebody chooses, and again once they choose that', async () => {
    const device = stubDevice(false);
    const { user } = await openApp('/prihlaseni');
    device.change(true);
    expect([shown(), localStorage.getItem('theme')]).toEqual([dark, null]);
    await user.click(screen.getByRole('button', { name: 'Vzhled: Podle zařízení' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Světlý' }));
    device.change(false);
    device.change(true);
    expect(shown()).toEqual(light);
    await user.click(screen.getByRole('button', { name: 'Vzhled: Světlý' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Podle zařízení' }));
    expect([shown(), getAppliedTheme()]).toEqual([dark, 'dark']);
    device.change(false);
    expect([shown(), getAppliedTheme()]).toEqual([light, 'light']);
  });
});

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

it.each([
  ['altogether', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['for being full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('where storage is refused %s, the choice holds as long as the page', async (_, forbid) => {
  const forbidden = forbid();
  const device = stubDevice(false);
  await choose('Tmavý');
  expect(shown()).toEqual(dark);
  expect(await screen.findByRole('button', { name: 'Vzhled: Tmavý' })).toBeDefined();
  device.change(false);
  expect(shown()).toEqual(dark);
  forbidden.mockRestore();
  // Storage that is to be had again takes over.
  setTheme('light');
  expect([shown(), localStorage.getItem('theme')]).toEqual([light, 'light']);
});

// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { getAppliedTheme, setTheme } from './theme';

useOpenApp();

/** The theme of the document, of the browser's controls and the browser bar's colour. */
const readAppliedTheme = (): (string | undefined)[] => [
  document.documentElement.dataset['theme'],
  document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content,
  document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
];

const lightTheme = ['light', 'light', '#fff'];
const darkTheme = ['dark', 'dark', '#000'];

function stubDeviceTheme(isDark: boolean): { setDark: (isDark: boolean) => void } {
  const device = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => device);
  return {
    setDark(isNowDark) {
      device.matches = isNowDark;
      act(() => void device.dispatchEvent(new Event('change')));
    },
  };
}

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'light';
  document.head.innerHTML =
    '<meta name="color-scheme" content="light"><meta name="theme-color" content="#fff" data-light="#fff" data-dark="#000">';
});

describe('theme', () => {
  it('applies a choice made in another tab, and shows it in the menu', async () => {
    const { user } = await openApp('/en/login');
    localStorage.setItem('theme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
    expect(readAppliedTheme()).toEqual(darkTheme);
    await user.click(screen.getByRole('button', { name: 'Appearance: Dark' }));
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
      ['Light', 'false'],
      ['Dark', 'true'],
      ['Same as this device', 'false'],
    ]);
  });

  it('is light until another is chosen, and follows the device once "system" is', async () => {
    const device = stubDeviceTheme(false);
    const { user } = await openApp('/prihlaseni');
    device.setDark(true);
    await user.click(screen.getByRole('button', { name: 'Vzhled: Světlý' }));
    expect([readAppliedTheme(), localStorage.getItem('theme')]).toEqual([lightTheme, null]);
    await user.click(await screen.findByRole('menuitemradio', { name: 'Podle zařízení' }));
    expect([readAppliedTheme(), getAppliedTheme()]).toEqual([darkTheme, 'dark']);
    device.setDark(false);
    expect([readAppliedTheme(), getAppliedTheme()]).toEqual([lightTheme, 'light']);
    await user.click(screen.getByRole('button', { name: 'Vzhled: Podle zařízení' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Světlý' }));
    device.setDark(true);
    expect(readAppliedTheme()).toEqual(lightTheme);
  });
});

const throwSecurityError = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

it.each([
  ['blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwSecurityError)],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError)],
])('when storage is %s, keeps the choice until the page closes', async (_, breakStorage) => {
  const storageSpy = breakStorage();
  const device = stubDeviceTheme(false);
  const { user } = await openApp('/prihlaseni');
  await user.click(screen.getByRole('button', { name: 'Vzhled: Světlý' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Tmavý' }));
  expect(readAppliedTheme()).toEqual(darkTheme);
  expect(await screen.findByRole('button', { name: 'Vzhled: Tmavý' })).toBeDefined();
  device.setDark(false);
  expect(readAppliedTheme()).toEqual(darkTheme);
  storageSpy.mockRestore();
  // The restored storage keeps the next choice.
  setTheme('light');
  expect([readAppliedTheme(), localStorage.getItem('theme')]).toEqual([lightTheme, 'light']);
});

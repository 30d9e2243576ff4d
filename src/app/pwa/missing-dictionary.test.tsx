// @vitest-environment jsdom
import { renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useUnsavedWork } from '@/components/state/unsaved-work';
import { openApp, useOpenApp } from '@tests/setup/open-app';

useOpenApp();

it('a language whose dictionary is gone reloads the page once, and not while that would lose unsaved work', async () => {
  const { go } = await openApp('/cs/o-nas');
  const send = fetch;
  const getVersion = vi.fn<() => Response>(() => Response.json({ build: 'newer' }));
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/version.json') return getVersion();
    if (address.endsWith('/en/messages.json')) return new Response('Not found', { status: 404 });
    return send(address, init);
  });
  const getGuard = (): string | null => sessionStorage.getItem('reload_guard');

  const unsavedWork = renderHook(() => useUnsavedWork(true));
  await go('/en/about-us');
  await screen.findByRole('alert');
  expect([getVersion.mock.calls.length, getGuard()]).toEqual([0, null]);
  unsavedWork.unmount();

  await go('/cs/o-nas');
  await go('/en/about-us');
  await vi.waitFor(() => expect(getGuard()).not.toBeNull());
});

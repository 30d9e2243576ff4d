// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY, NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '../../../../tests/setup/open-app.tsx';
import { planMatches } from '../../../../tests/setup/plan-matches.ts';

useOpenApp();

const stub = (name: 'share' | 'clipboard', value: unknown): void => {
  Object.defineProperty(navigator, name, { value, configurable: true });
};

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

async function pressShare(address: string, prepare: () => void): Promise<void> {
  const { user } = await openApp(address, {
    as: 'jana',
    prepare: (backend) => planMatches(backend, [{ title: 'Futsal', starts_at: NOW + DAY }]),
  });
  // After the person's own clipboard of the test library has been put in place.
  prepare();
  await user.click(screen.getByRole('button', { name: address.startsWith('/en') ? 'Share' : 'Sdílet' }));
}

describe('sharing', () => {
  it('hands title, time, place and the address in my language to the device', async () => {
    const share = vi.fn(() => Promise.resolve());
    await pressShare('/en/detail/1', () => stub('share', share));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Futsal',
      text: 'Futsal, Sat\u00a021\u00a0Nov,\u00a018:00, Sportovní hala Lužánky',
      url: `${window.location.origin}/en/detail/1`,
    });
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it('says nothing when the person thinks better of it', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
    await pressShare('/detail/1', () => stub('share', share));
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(screen.queryByText(/zkopírovat/)).toBeNull();
  });

  it('copies the address where the device cannot share', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    await pressShare('/detail/1', () => stub('clipboard', { writeText }));
    await screen.findByText('Odkaz je zkopírovaný');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/detail/1`);
  });

  it.each([
    ['refuses the clipboard', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['has none, as on a page without https', undefined],
  ])('says what to do when the browser %s', async (_, clipboard) => {
    await pressShare('/detail/1', () => stub('clipboard', clipboard));
    const text = 'Odkaz se nepodařilo zkopírovat. Zkopírujte ho prosím z adresního řádku.';
    expect(await screen.findByText(text)).toBeDefined();
  });
});

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

  const writeText = vi.fn((_text: string) => Promise.resolve());
  const inVain = 'Odkaz se nepodařilo zkopírovat. Zkopírujte ho prosím z adresního řádku.';
  it.each([
    ['copies the address', 'cannot share', { writeText }, 'Odkaz je zkopírovaný', 1],
    [
      'says what to do',
      'refuses the clipboard',
      { writeText: () => Promise.reject(new DOMException()) },
      inVain,
      0,
    ],
    ['says what to do', 'has no clipboard, as on a page without https', undefined, inVain, 0],
  ])('%s when the browser %s', async (_, _why, clipboard, said, times) => {
    writeText.mockClear();
    await pressShare('/detail/1', () => stub('clipboard', clipboard));
    expect(await screen.findByText(said)).toBeDefined();
    const copied = writeText.mock.calls.filter(([text]) => text === `${window.location.origin}/detail/1`);
    expect(copied).toHaveLength(times);
  });
});

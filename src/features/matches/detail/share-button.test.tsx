// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY, NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import type { PlannedMatch } from '@tests/setup/plan-matches';

useOpenApp();

const stubNavigator = (name: 'share' | 'clipboard', value: unknown): void => {
  Object.defineProperty(navigator, name, { value, configurable: true });
};

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

async function pressShare(
  address: string,
  stubDevice: () => void,
  fields: Partial<PlannedMatch> = {},
): Promise<void> {
  const { user } = await openApp(address, {
    as: 'jana',
    matches: [{ title: 'Futsal', starts_at: NOW + DAY, ...fields }],
  });
  // `openApp` installs the clipboard of user-event, which this stub replaces.
  stubDevice();
  await user.click(screen.getByRole('button', { name: /^(Share|Sdílet|Sehnat hráče)$/ }));
}

describe('sharing', () => {
  it('passes title, times, place, free places, price and the URL in the language of the page to the device', async () => {
    const share = vi.fn(() => Promise.resolve());
    await pressShare('/en/detail/1', () => stubNavigator('share', share));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Futsal',
      text: 'Futsal, Sat\u00a021\u00a0Nov,\u00a018:00–19:00, Sportovní hala Lužánky, Brno. 10 places left, free of charge.',
      url: `${window.location.origin}/en/detail/1`,
    });
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it.each<[string, Partial<PlannedMatch>, string]>([
    [
      'how many players are missing',
      { min_participants: 1 },
      'Brno. Aby se hrálo, chybí ještě 1 hráč. Zbývá 10 míst, zdarma.',
    ],
    ['that the match is cancelled', { cancelled: true }, 'Zrušeno: Futsal, '],
  ])('says %s', async (_, fields, text) => {
    const share = vi.fn((_data: ShareData) => Promise.resolve());
    await pressShare('/detail/1', () => stubNavigator('share', share), fields);
    expect(share.mock.calls[0]?.[0].text?.replaceAll('\u00A0', ' ')).toContain(text);
  });

  it('shows no message when the person cancels', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
    await pressShare('/detail/1', () => stubNavigator('share', share));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(screen.queryByText(/zkopírovat/)).toBeNull();
  });

  const writeText = vi.fn((_text: string) => Promise.resolve());
  const failedText = 'Odkaz se nepodařilo zkopírovat. Zkopírujte ho prosím z adresního řádku.';
  it.each([
    ['copies the URL', 'cannot share', { writeText }, 'Odkaz je zkopírovaný', 1],
    [
      'asks to copy the URL from the address bar',
      'refuses the clipboard',
      { writeText: () => Promise.reject(new DOMException()) },
      failedText,
      0,
    ],
    [
      'asks to copy the URL from the address bar',
      'has no clipboard, as on a page without https',
      undefined,
      failedText,
      0,
    ],
  ])('%s when the browser %s', async (_, _situation, clipboard, message, copyCount) => {
    writeText.mockClear();
    await pressShare('/detail/1', () => stubNavigator('clipboard', clipboard));
    expect(await screen.findByText(message)).toBeDefined();
    const copiedUrls = writeText.mock.calls.filter(([text]) => text === `${window.location.origin}/detail/1`);
    expect(copiedUrls).toHaveLength(copyCount);
  });
});

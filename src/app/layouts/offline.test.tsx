// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import { I18nContext } from '@/i18n/context';
import { createI18n } from '@/i18n/translate';
import { DataAgeNotice } from './offline';

const now = Date.parse('2026-11-24T18:10:00+01:00');
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A screen that shows something of that age and asks for it anew unless that is fresh enough; gives what answers. The page was
 * opened ten minutes ago, unless it is a new one.
 */
async function show({ isDated = true, age = 6 * minute, staleTime = 0, isNew = false } = {}): Promise<
  () => Promise<void>
> {
  let answer = (): void => undefined;
  const client = new QueryClient();
  client.setQueryData(['matches'], ['Futsal'], { updatedAt: now - age });
  function Screen(): ReactNode {
    const { data } = useQuery({
      queryKey: ['matches'],
      meta: { isDated },
      staleTime,
      queryFn: () => new Promise<string[]>((resolve) => (answer = () => resolve(['Volejbal']))),
    });
    return <p>{data?.[0]}</p>;
  }
  const page = (screenOfIt: ReactNode): ReactNode => (
    <QueryClientProvider client={client}>
      <I18nContext value={createI18n('cs', cs)}>
        <DataAgeNotice />
        {screenOfIt}
      </I18nContext>
    </QueryClientProvider>
  );
  vi.setSystemTime(isNew ? now : now - 10 * minute);
  const { rerender } = render(page(null));
  vi.setSystemTime(now);
  rerender(page(<Screen />));
  await wait(0);
  return async () => {
    answer();
    await wait(0);
  };
}

const wait = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const said = (): string | null => screen.getByRole('status').textContent;

it('says after three seconds that something newer is on its way, once, until it is there', async () => {
  const answer = await show();
  const region = screen.getByRole('status');
  await wait(2900);
  expect(said()).toBe('');
  await wait(200);
  expect(said()).toBe('Údaje jsou z 18:04. Načítáme nové.');
  const words = region.firstChild;
  await wait(20_000);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.firstChild).toBe(words);
  await answer();
  expect(screen.getByText('Volejbal')).toBeDefined();
  expect(said()).toBe('');
});

it('says it of what the device had kept, however new that is', async () => {
  await show({ age: minute, isNew: true });
  await wait(4000);
  expect(said()).toBe('Údaje jsou z 18:09. Načítáme nové.');
});

it('says nothing of an answer that comes sooner, and counts anew for the next one', async () => {
  const answer = await show();
  await wait(2000);
  await answer();
  await wait(2000);
  expect(said()).toBe('');
});

it.each([
  ['what is as good as new', { age: minute }],
  ['what is not asked for', { staleTime: Infinity }],
  ['what does not grow old', { isDated: false }],
])('says nothing of %s', async (_, what) => {
  await show(what);
  await wait(10_000);
  expect(said()).toBe('');
});

it('says first of all that there is no signal', async () => {
  await show();
  await wait(4000);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(said()).toBe('Bez signálu. Údaje z 18:04.');
  vi.spyOn(navigator, 'onLine', 'get').mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
});

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nContext } from '@/i18n/context';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { DataAgeNotice } from './offline-data';

const now = Date.parse('2026-11-24T18:10:00+01:00');
const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shows a query with data of the given age, which is refetched when it is stale; returns a function that answers the refetch. */
async function showQuery({ showsAge = true, age = 6 * minuteMs, staleTime = 0, isNew = false } = {}): Promise<
  () => Promise<void>
> {
  let answerRefetch = (): void => undefined;
  const client = new QueryClient();
  client.setQueryData(['matches'], ['Futsal'], { updatedAt: now - age });
  function Screen() {
    const { data } = useQuery({
      queryKey: ['matches'],
      meta: { showsAge },
      staleTime,
      queryFn: () => new Promise<string[]>((resolve) => (answerRefetch = () => resolve(['Volejbal']))),
    });
    return <p>{data?.[0]}</p>;
  }
  const renderPage = (content: ReactNode): ReactNode => (
    <QueryClientProvider client={client}>
      <I18nContext value={createI18n('cs', cs)}>
        <DataAgeNotice />
        {content}
      </I18nContext>
    </QueryClientProvider>
  );
  vi.setSystemTime(isNew ? now : now - 10 * minuteMs);
  const { rerender } = render(renderPage(null));
  vi.setSystemTime(now);
  rerender(renderPage(<Screen />));
  await wait(0);
  return async () => {
    answerRefetch();
    await wait(0);
  };
}

const wait = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const readNotice = (): string | null => screen.getByRole('status').textContent;

it('shows after three seconds that new data is loading, until it comes', async () => {
  const answerRefetch = await showQuery();
  const region = screen.getByRole('status');
  await wait(2900);
  expect(readNotice()).toBe('');
  await wait(200);
  expect(readNotice()).toBe('Údaje jsou z 18:04. Načítáme nové.');
  const text = region.firstChild;
  await wait(20_000);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.firstChild).toBe(text);
  await answerRefetch();
  expect(screen.getByText('Volejbal')).toBeDefined();
  expect(readNotice()).toBe('');
});

it('shows the age of data from the offline cache, even when the data is new', async () => {
  await showQuery({ age: minuteMs, isNew: true });
  await wait(4000);
  expect(readNotice()).toBe('Údaje jsou z 18:09. Načítáme nové.');
});

it('shows nothing when the answer comes sooner', async () => {
  const answerRefetch = await showQuery();
  await wait(2000);
  await answerRefetch();
  await wait(2000);
  expect(readNotice()).toBe('');
});

it.each([
  ['fresh data', { age: minuteMs }],
  ['data that is not refetched', { staleTime: Infinity }],
  ['data whose age is not shown', { showsAge: false }],
])('shows nothing for %s', async (_, options) => {
  await showQuery(options);
  await wait(10_000);
  expect(readNotice()).toBe('');
});

it('shows that there is no signal, also while data is loading', async () => {
  await showQuery();
  await wait(4000);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(readNotice()).toBe('Bez signálu. Údaje z 18:04.');
  vi.spyOn(navigator, 'onLine', 'get').mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
});

// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nContext } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { ChunkLoadError } from '@/lib/browser/load-chunk';
import { openRouter, spyScreens } from '@tests/setup/open-router';
import { ErrorBoundary } from './error-boundary';
import { lazyComponent, useLazyOnIntent, useLazyWhenIdle } from './lazy';

const Part = () => <p>part</p>;

/** An import that fails, also when it is tried again, and succeeds later. */
const createFailingLoad = () => {
  const load = vi.fn(async () => Part);
  for (let tries = 0; tries < 3; tries += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
};

it('a lazy component renders at once when it was preloaded', async () => {
  const load = vi.fn(async () => Part);
  const LazyPart = lazyComponent(load);
  await LazyPart.preload();
  render(<LazyPart />);
  expect(screen.getByText('part')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('a lazy component shares one import among callers, and its first render imports again after a failed preload', async () => {
  const load = createFailingLoad();
  const LazyPart = lazyComponent(load);
  const [firstPreload, secondPreload] = [LazyPart.preload(), LazyPart.preload()];
  await expect(firstPreload).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(secondPreload).rejects.toBeInstanceOf(ChunkLoadError);
  expect(load).toHaveBeenCalledTimes(3);
  await act(async () => render(<LazyPart />));
  expect(screen.getByText('part')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(4);
});

it('a lazy component imports once and throws when the import fails, and imports again on a retry', async () => {
  const load = createFailingLoad();
  const LazyPart = lazyComponent(load);
  const Screen = () => (
    <>
      <h1>screen</h1>
      <ErrorBoundary>
        <LazyPart />
      </ErrorBoundary>
    </>
  );
  await openRouter('/o-nas', {
    screens: spyScreens({ about: { component: () => Promise.resolve(Screen) } }),
    onCaughtError: () => undefined,
  });
  const retryButton = await screen.findByRole('button', { name: 'Zkusit znovu' });
  expect(load).toHaveBeenCalledTimes(3);
  await act(async () => retryButton.click());
  await screen.findByText('part');
  expect(load).toHaveBeenCalledTimes(4);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The texts are missing, because these tests show no failure. */
const emptyI18n = {} as I18n;

const renderLazyWhenIdle = <T,>(load: () => Promise<T>, isCodeWanted = true) =>
  renderHook((props) => useLazyWhenIdle(load, props.isCodeWanted), {
    initialProps: { isCodeWanted },
    wrapper: ({ children }) => <I18nContext value={emptyI18n}>{children}</I18nContext>,
  });

it('useLazyWhenIdle loads once when the browser is idle and the code is wanted', async () => {
  const load = vi.fn(async () => 'code');
  const { result, rerender } = renderLazyWhenIdle(load, false);
  expect(result.current.code).toBeNull();
  expect(load).not.toHaveBeenCalled();
  rerender({ isCodeWanted: true });
  await waitFor(() => expect(result.current.code).toBe('code'));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['online', 'focus'])('useLazyWhenIdle retries a failed import on the event %s', async (event) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('no connection'));
  const { result } = renderLazyWhenIdle(load);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  act(() => void window.dispatchEvent(new Event(event)));
  await waitFor(() => expect(result.current.code).toBe('code'));
});

it('useLazyOnIntent preloads only once a press of 100 ms is over', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve(0));
  const { result } = renderHook(() => useLazyOnIntent(load));
  result.current.preload();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledOnce();
});

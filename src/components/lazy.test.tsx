// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nContext } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { ChunkLoadError } from '@/lib/load-chunk';
import { lazyComponent, useLazyWhenIdle } from './lazy';

const Part = () => <p>part</p>;

it('is there with its first render when it was loaded before', async () => {
  const load = vi.fn(async () => Part);
  const Late = lazyComponent(load);
  await Late.preload();
  render(<Late />);
  expect(screen.getByText('part')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('is loaded once for all who ask, and again only when it did not come', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Late = lazyComponent(load);
  const [one, other] = [Late.preload(), Late.preload()];
  await expect(one).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(other).rejects.toBeInstanceOf(ChunkLoadError);
  expect(load).toHaveBeenCalledOnce();
  await Promise.all([Late.preload(), Late.preload()]);
  expect(load).toHaveBeenCalledTimes(2);
  render(<Late />);
  expect(screen.getByText('part')).toBeDefined();
});

afterEach(cleanup);

/** Its words are those of a failure, of which nothing is said here. */
const wordless = {} as I18n;

const setup = <T,>(load: () => Promise<T>, isWanted = true) =>
  renderHook(({ wanted }) => useLazyWhenIdle(load, wanted), {
    initialProps: { wanted: isWanted },
    wrapper: ({ children }) => <I18nContext value={wordless}>{children}</I18nContext>,
  });

it('loads once the browser is idle and somebody wants it', async () => {
  const load = vi.fn(async () => 'code');
  const { result, rerender } = setup(load, false);
  expect(result.current.loaded).toBeNull();
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await waitFor(() => expect(result.current.loaded).toBe('code'));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['online', 'focus'])('asks again on %s for what did not come', async (event) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('no connection');
    return 'code';
  });
  const { result } = setup(load);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  isThere = true;
  act(() => void window.dispatchEvent(new Event(event)));
  await waitFor(() => expect(result.current.loaded).toBe('code'));
});

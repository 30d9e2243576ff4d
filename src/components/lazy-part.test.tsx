// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { ChunkLoadError } from '@/lib/load-chunk';
import { lazyPart } from './lazy-part';

const Part = () => <p>part</p>;

it('is there with its first render when it was loaded before', async () => {
  const load = vi.fn(async () => Part);
  const Late = lazyPart(load);
  await Late.preload();
  render(<Late />);
  expect(screen.getByText('part')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('comes by itself when it is rendered', async () => {
  const Late = lazyPart(async () => Part);
  await act(async () => {
    render(
      <Suspense fallback="waits">
        <Late />
      </Suspense>,
    );
  });
  expect(await screen.findByText('part')).toBeDefined();
});

it('is loaded once for all who ask, and again only when it did not come', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Late = lazyPart(load);
  const [one, other] = [Late.preload(), Late.preload()];
  await expect(one).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(other).rejects.toBeInstanceOf(ChunkLoadError);
  expect(load).toHaveBeenCalledOnce();
  await Promise.all([Late.preload(), Late.preload()]);
  expect(load).toHaveBeenCalledTimes(2);
  render(<Late />);
  expect(screen.getByText('part')).toBeDefined();
});

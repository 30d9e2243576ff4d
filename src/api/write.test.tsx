// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';
import { startWrite, useWrite } from './write';

it('makes one write with a key at a time, and another once it has failed', async () => {
  const client = createQueryClient();
  const mutationFn = vi.fn<(name: string) => Promise<string>>(() => Promise.reject(new Error('refused')));
  const start = (id: number) => startWrite(client, ['join', id], { mutationFn }, `join ${id}`);
  const writes = [start(1), start(1), start(2)];
  expect(client.isMutating()).toBe(2);
  const results = await Promise.allSettled(writes);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  await expect(start(1)).rejects.toThrow('refused');
  expect(mutationFn.mock.calls.map(([name]) => name)).toEqual(['join 1', 'join 2', 'join 1']);
});

it('makes one write for two presses, even when signing in empties the cache between them', async () => {
  const client = createQueryClient();
  const mutationFn = vi.fn(async (name: string) => name);
  const { result } = renderHook(() => useWrite(['login'], { mutationFn }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await act(async () => {
    result.current.write('jana');
    await Promise.resolve();
    client.clear();
    result.current.write('jana');
  });
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

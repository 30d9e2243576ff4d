// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deferred } from './api.harness';
import { createQueryClient } from './query-client';
import { useWrite } from './use-write';

afterEach(cleanup);

function setup(write: (value: number) => Promise<string>) {
  const client = createQueryClient();
  return renderHook(() => useWrite({ mutationFn: write }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result;
}

it('writes once, however often it is asked to before that is drawn', async () => {
  const answer = deferred<string>();
  const write = vi.fn(() => answer.promise);
  const result = setup(write);
  const { mutate } = result.current;
  await act(async () => {
    for (const value of [1, 2, 3]) mutate(value);
    answer.resolve('done');
  });
  expect(write.mock.calls.map(([value]: unknown[]) => value)).toEqual([1]);
  await waitFor(() => expect(result.current.data).toBe('done'));
});

it.each(['an answer', 'a failure'])('writes again after %s', async (outcome) => {
  const write = vi.fn(async () => {
    if (outcome === 'a failure') throw new Error(outcome);
    return outcome;
  });
  const result = setup(write);
  for (let times = 1; times <= 2; times += 1) {
    await act(async () => result.current.mutate(times));
    expect(write).toHaveBeenCalledTimes(times);
  }
});

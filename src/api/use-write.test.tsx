// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deferred } from './api.harness';
import { isWriting, useWrite } from './use-write';

afterEach(cleanup);

function setup(write: (value: number) => Promise<string>) {
  return renderHook(() => useWrite({ mutationFn: write })).result;
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

it('is pending, and holds back what must not interrupt it, until what follows a success is done', async () => {
  const after = deferred<void>();
  const { result } = renderHook(() =>
    useWrite({ mutationFn: async (value: number) => value, onSuccess: () => after.promise }),
  );
  await act(async () => result.current.mutate(1));
  expect([result.current.isPending, result.current.isSuccess, isWriting()]).toEqual([true, false, true]);
  await act(async () => after.resolve());
  expect([result.current.isPending, result.current.isSuccess, isWriting()]).toEqual([false, true, false]);
});

it('answers to what was drawn last, also when the screen has been left', async () => {
  const answer = deferred<string>();
  const heard: string[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ language }) =>
      useWrite<string, number>({
        mutationFn: () => answer.promise,
        onSuccess: (text) => heard.push(`${language}: ${text}`),
      }),
    { initialProps: { language: 'cs' } },
  );
  act(() => result.current.mutate(1));
  rerender({ language: 'en' });
  unmount();
  answer.resolve('done');
  await answer.promise;
  await waitFor(() => expect(heard).toEqual(['en: done']));
});

it('says what a success ends in, where that fails, and what a failure is', async () => {
  const failed: unknown[] = [];
  const { result } = renderHook(() =>
    useWrite({
      mutationFn: async (value: number) => value,
      onSuccess: () => Promise.reject(new Error('afterwards')),
      onError: (error, value) => failed.push([error.message, value]),
    }),
  );
  await act(async () => result.current.mutate(7));
  expect(failed).toEqual([['afterwards', 7]]);
  expect([result.current.error?.message, result.current.isPending]).toEqual(['afterwards', false]);
});

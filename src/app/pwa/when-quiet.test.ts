// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { whenQuiet } from './when-quiet';

/** Calls back as soon as it is asked, as an idle browser does. */
function idleBrowser() {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (action: () => void) => asked.push(action));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => (asked[handle - 1] = () => undefined));
  return () => asked.splice(0).forEach((action) => action());
}

it('waits for what is being loaded', async () => {
  const rest = idleBrowser();
  const client = new QueryClient();
  const action = vi.fn<() => void>();
  let answer: (matches: string) => void = () => undefined;
  const loading = client.query({
    queryKey: ['matches'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  whenQuiet(client, action);
  rest();
  expect(action).not.toHaveBeenCalled();
  answer('all of them');
  await loading;
  // The cache tells of it in a moment of its own.
  await vi.waitFor(() => {
    rest();
    expect(action).toHaveBeenCalledOnce();
  });
});

it('happens once, and can be called off', () => {
  const rest = idleBrowser();
  const client = new QueryClient();
  const action = vi.fn<() => void>();
  whenQuiet(client, action);
  rest();
  client.setQueryData(['matches'], []);
  rest();
  expect(action).toHaveBeenCalledOnce();
  const other = vi.fn<() => void>();
  whenQuiet(client, other)();
  rest();
  expect(other).not.toHaveBeenCalled();
});

import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { startEarly, untilAtHand } from './start-early';

it('leaves a failure to the screen: nobody is told of it here', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  void startEarly(Promise.resolve(1), Promise.reject(new Error('offline')));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('takes what was kept for data at hand, and waits no longer for an answer or a failure', async () => {
  const client = new QueryClient();
  const queryKey = ['/api/a'];
  const never = client.query({ queryKey, queryFn: () => new Promise<string>(() => undefined) });
  const known = untilAtHand(client, queryKey, never);
  client.setQueryData(queryKey, 'kept');
  await expect(known).resolves.toBeUndefined();
  const failed = untilAtHand(client, ['/api/b'], Promise.reject(new Error('offline')));
  await expect(failed).resolves.toBeUndefined();
});

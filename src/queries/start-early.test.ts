import { expect, it, vi } from 'vitest';
import { startEarly } from './start-early';

it('leaves a failure to the screen: nobody is told of it here', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  void startEarly(Promise.resolve(1), Promise.reject(new Error('offline')));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

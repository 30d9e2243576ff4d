import { expect, it, vi } from 'vitest';
import { removeLeftoverWorkers } from './leftover-workers';

const registration = (scope: string) => ({
  scope,
  unregister: vi.fn(() => Promise.resolve(true)),
});

const workers = (...found: ReturnType<typeof registration>[]) =>
  ({ getRegistrations: () => Promise.resolve(found) }) as unknown as ServiceWorkerContainer;

it('takes away a worker of the whole origin, and leaves what stands below another path', async () => {
  const whole = registration('https://hrajem.test/');
  const part = registration('https://hrajem.test/other-app/');
  await removeLeftoverWorkers(workers(whole, part));
  expect(whole.unregister).toHaveBeenCalledOnce();
  expect(part.unregister).not.toHaveBeenCalled();
});

it('does nothing where there are no workers, or none may be asked for', async () => {
  const getRegistrations = () => Promise.reject(new DOMException('', 'SecurityError'));
  for (const none of [undefined, { getRegistrations }]) {
    await expect(removeLeftoverWorkers(none)).resolves.toBeUndefined();
  }
});

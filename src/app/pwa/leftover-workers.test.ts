import { expect, it, vi } from 'vitest';
import { removeLeftoverWorkers } from './leftover-workers';

const registration = (scope: string, script: string) => ({
  scope: `https://hrajem.test${scope}`,
  active: { scriptURL: `https://hrajem.test${script}` },
  unregister: vi.fn(() => Promise.resolve(true)),
});

const surroundings = (...found: ReturnType<typeof registration>[]) => ({
  serviceWorker: {
    getRegistrations: () => Promise.resolve(found),
  } as unknown as ServiceWorkerContainer,
  caches: {
    keys: () => Promise.resolve(['hrajem-app', 'other-app']),
    delete: vi.fn(() => Promise.resolve(true)),
  },
});

it('takes away a worker of the whole origin, and leaves what stands below another path', async () => {
  const whole = registration('/', '/mockServiceWorker.js');
  const part = registration('/other-app/', '/other-app/sw.js');
  await removeLeftoverWorkers(true, surroundings(whole, part));
  expect(whole.unregister).toHaveBeenCalledOnce();
  expect(part.unregister).not.toHaveBeenCalled();
});

it("leaves the app's own, with what it keeps", async () => {
  const own = registration('/', '/sw.js');
  const all = surroundings(own);
  await removeLeftoverWorkers(true, all);
  expect(own.unregister).not.toHaveBeenCalled();
  expect(all.caches.delete).not.toHaveBeenCalled();
});

it('does nothing where there are no workers, or none may be asked for', async () => {
  const getRegistrations = () => Promise.reject(new DOMException('', 'SecurityError'));
  for (const none of [{}, { serviceWorker: { getRegistrations } }]) {
    await expect(removeLeftoverWorkers(false, none)).resolves.toBeUndefined();
  }
});

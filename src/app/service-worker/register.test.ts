// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { registerWorker } from './register';

const surroundings = (userAgent: string, register = vi.fn(() => Promise.resolve({}))) => ({
  serviceWorker: { register } as unknown as ServiceWorkerContainer,
  userAgent,
  register,
});

it('registers the worker of the whole origin, and lets nothing in between keep its script', async () => {
  const all = surroundings('Mozilla/5.0 (Linux; Android 15)');
  await registerWorker(all);
  expect(all.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

it('registers none for bots', async () => {
  const all = surroundings('Mozilla/5.0 (compatible; Googlebot/2.1)');
  await registerWorker(all);
  expect(all.register).not.toHaveBeenCalled();
});

it('does without where the browser has none or forbids it', async () => {
  const refused = () => Promise.reject(new DOMException('', 'SecurityError'));
  await expect(registerWorker({ userAgent: '' })).resolves.toBeUndefined();
  await expect(registerWorker(surroundings('', vi.fn(refused)))).resolves.toBeUndefined();
});

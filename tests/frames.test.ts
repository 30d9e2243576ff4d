// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

const frame = (): Promise<string> =>
  Promise.race([
    new Promise<string>((resolve) => requestAnimationFrame(() => resolve('a frame'))),
    new Promise<string>((resolve) => setTimeout(resolve, 2000, 'none')),
  ]);

it('frames still come after what had the focus was removed under fake timers', async () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
  vi.useRealTimers();
  expect(await frame()).toBe('a frame');
});

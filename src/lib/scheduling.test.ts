import { describe, expect, it, vi } from 'vitest';
import { nextTask } from './scheduling';

describe('the next task', () => {
  it('begins after all that the present one still has to do', async () => {
    const order: string[] = [];
    const next = nextTask().then(() => order.push('next'));
    // A microtask each, of the present task.
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    order.push('present');
    await next;
    expect(order).toEqual(['present', 'next']);
  });

  it('is the browser’s own, where it has such tasks', async () => {
    const pause = vi.fn(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: pause });
    await nextTask();
    expect(pause).toHaveBeenCalledOnce();
  });
});

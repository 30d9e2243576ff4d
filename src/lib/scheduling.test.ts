import { describe, expect, it, vi } from 'vitest';
import { nextTask } from './scheduling';

describe('nextTask', () => {
  it('resolves after all microtasks of the current task', async () => {
    const order: string[] = [];
    const next = nextTask().then(() => order.push('next'));
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    order.push('current');
    await next;
    expect(order).toEqual(['current', 'next']);
  });

  it('uses scheduler.yield if the browser has it', async () => {
    const yieldToBrowser = vi.fn(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: yieldToBrowser });
    await nextTask();
    expect(yieldToBrowser).toHaveBeenCalledOnce();
  });
});

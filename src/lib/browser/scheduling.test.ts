import { expect, it } from 'vitest';
import { nextTask } from './scheduling';

it('nextTask resolves after all microtasks of the current task', async () => {
  const order: string[] = [];
  const nextTaskDone = nextTask().then(() => order.push('next'));
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
  order.push('current');
  await nextTaskDone;
  expect(order).toEqual(['current', 'next']);
});

import { describe, expect, it, vi } from 'vitest';
import { retryable } from './retryable';

describe('retryable', () => {
  it('loads once for all who ask, and again only after a failure', async () => {
    const load = vi
      .fn<() => Promise<number>>(() => Promise.resolve(7))
      .mockRejectedValueOnce(new Error('gone'));
    const ask = retryable(load);
    const [one, other] = await Promise.allSettled([ask(), ask()]);
    expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(1);
    await expect(Promise.all([ask(), ask()])).resolves.toEqual([7, 7]);
    await expect(ask()).resolves.toBe(7);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

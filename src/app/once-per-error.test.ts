import { expect, it, vi } from 'vitest';
import { oncePerError } from './once-per-error';

it('tells of each error once, and of every other value each time', () => {
  const told = vi.fn<(error: unknown) => void>();
  const tell = oncePerError(told);
  const [one, other] = [new Error('one'), new Error('one')];
  for (const error of [one, one, other, one, 'text', 'text']) tell(error);
  expect(told.mock.calls.flat()).toEqual([one, other, 'text', 'text']);
});

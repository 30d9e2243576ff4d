import type * as generated from '@/generated/user/user.msw';
import { expect, it } from 'vitest';
import { getCities, getStatistics, userOperations } from './user/operations.ts';
import type { OperationsOf } from './operations-of.ts';

type UserOperations = OperationsOf<typeof generated>;

it('wants exactly the operations of the contract, each with its own answer', () => {
  const { getProfile, ...others } = userOperations;
  expect(getProfile).toBeDefined();
  // Type checking (`npm run check`) fails when one of these three compiles.
  // @ts-expect-error An operation is missing.
  const missing: UserOperations = others;
  // @ts-expect-error An operation is too many.
  const unknown: UserOperations = { ...userOperations, getWeather: getCities };
  // @ts-expect-error An operation gives the answer of another.
  const mixed: UserOperations = { ...userOperations, getCities: getStatistics };
  expect([missing, unknown, mixed]).toHaveLength(3);
});

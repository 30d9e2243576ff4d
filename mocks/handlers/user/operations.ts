import type * as generated from '@/generated/user/user.msw';
import type { OperationsOf } from '../operations-of.ts';
import { getCities } from './cities.ts';
import { updateProfileWithFormData } from './picture.ts';
import { getProfile, updateProfileWithJson } from './profile.ts';
import { getStatistics } from './statistics.ts';

/** Every operation of the contract's tag `user`; the two bodies of one PUT are two of them. */
export const userOperations: OperationsOf<typeof generated> = {
  getStatistics,
  getProfile,
  updateProfileWithJson,
  updateProfileWithFormData,
  getCities,
};

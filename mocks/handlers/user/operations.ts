import type * as generated from '@/generated/user/user.msw';
import type { OperationMap } from '../operations-of.ts';
import { updateProfileWithFormData } from './picture.ts';
import { getProfile, updateProfileWithJson } from './profile.ts';
import { Cities } from '@/generated/schemas/cities.zod';
import { publicOperation, memberOperation } from '../operation.ts';
import { Statistics } from '@/generated/schemas/statistics.zod';
import { requireRow } from '@mocks/db/rows';
import type { MatchRow } from '@mocks/db/state';
import { computeStatistics } from '@mocks/db/statistics';
import { HOME_ZONE, formatIso } from '@mocks/db/time-zones';

const formatStart = (match: MatchRow | null) => (match ? formatIso(match.timezone, match.starts_at) : null);

/** The caller's figures, computed from the rows at this moment. */
export const getStatistics = memberOperation({ answer: Statistics }, ({ store: { state }, user, now }) => {
  const { first_match_at, last_match_at, by_city, ...figures } = computeStatistics(state, user.id, now);
  return {
    ...figures,
    first_match_at: formatStart(first_match_at),
    last_match_at: formatStart(last_match_at),
    by_city: by_city.map(({ city_id, attended }) => ({ city: requireRow(state.cities, city_id), attended })),
    member_since: formatIso(HOME_ZONE, user.date_joined),
    calculated_at: formatIso(HOME_ZONE, now),
  };
});

/** Every city, ordered by id. */
export const getCities = publicOperation({ answer: Cities }, ({ store }) =>
  store.state.cities.toSorted((one, other) => one.id - other.id),
);

/** Every operation of the contract's tag `user`; the two bodies of one PUT are two of them. */
export const userOperations: OperationMap<typeof generated> = {
  getStatistics,
  getProfile,
  updateProfileWithJson,
  updateProfileWithFormData,
  getCities,
};

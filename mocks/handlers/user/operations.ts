import type * as generated from '@/generated/user/user.msw';
import type { OperationsOf } from '../operations-of.ts';
import { updateProfileWithFormData } from './picture.ts';
import { getProfile, updateProfileWithJson } from './profile.ts';
import { Cities } from '@/generated/schemas/cities.zod';
import { openOperation, memberOperation } from '../operation.ts';
import { Statistics } from '@/generated/schemas/statistics.zod';
import { required } from '@mocks/db/rows';
import type { MatchRow } from '@mocks/db/state';
import { figuresOf } from '@mocks/db/statistics';
import { HOME_ZONE, isoIn } from '@mocks/db/zoned';

const startOf = (match: MatchRow | null) => (match ? isoIn(match.timezone, match.starts_at) : null);

/** The caller's figures, computed from the rows at this moment. */
export const getStatistics = memberOperation({ answer: Statistics }, ({ store: { state }, user, now }) => {
  const { first_match_at, last_match_at, by_city, ...figures } = figuresOf(state, user.id, now);
  return {
    ...figures,
    first_match_at: startOf(first_match_at),
    last_match_at: startOf(last_match_at),
    by_city: by_city.map(({ city_id, attended }) => ({ city: required(state.cities, city_id), attended })),
    member_since: isoIn(HOME_ZONE, user.date_joined),
    calculated_at: isoIn(HOME_ZONE, now),
  };
});

/** Every city, ordered by id. */
export const getCities = openOperation({ answer: Cities }, ({ store }) =>
  store.state.cities.toSorted((one, other) => one.id - other.id),
);

/** Every operation of the contract's tag `user`; the two bodies of one PUT are two of them. */
export const userOperations: OperationsOf<typeof generated> = {
  getStatistics,
  getProfile,
  updateProfileWithJson,
  updateProfileWithFormData,
  getCities,
};

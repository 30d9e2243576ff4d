import { Cities } from '@/generated/schemas/cities.zod';
import { Statistics } from '@/generated/schemas/statistics.zod';
import { computeStatistics } from '@mocks/db/matches/statistics';
import { requireRow } from '@mocks/db/rows';
import type { MatchRow } from '@mocks/db/state';
import { HOME_ZONE, formatIso } from '@mocks/db/time-zones';
import { memberOperation, publicOperation } from '../operation.ts';

const formatStart = (match: MatchRow | null) => (match ? formatIso(match.timezone, match.starts_at) : null);

export const getStatistics = memberOperation({ answer: Statistics }, ({ store: { state }, user, now }) => {
  const { first_match_at, last_match_at, by_city, ...statistics } = computeStatistics(state, user.id, now);
  return {
    ...statistics,
    first_match_at: formatStart(first_match_at),
    last_match_at: formatStart(last_match_at),
    by_city: by_city.map(({ city_id, attended }) => ({ city: requireRow(state.cities, city_id), attended })),
    member_since: formatIso(HOME_ZONE, user.date_joined),
    calculated_at: formatIso(HOME_ZONE, now),
  };
});

export const getCities = publicOperation({ answer: Cities }, ({ store }) =>
  store.state.cities.toSorted((a, b) => a.id - b.id),
);

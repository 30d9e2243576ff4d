import { ConfirmParticipationParams } from '@/generated/schemas/confirmParticipationParams.zod';
import { ConfirmResult } from '@/generated/schemas/confirmResult.zod';
import { confirmParticipation as confirm } from '@mocks/db/participation';
import { sha256 } from '@mocks/db/secrets';
import { formatIso } from '@mocks/db/time-zones';
import { publicOperation } from '../operation.ts';
import { serializeVenue } from '../serialize/match.ts';

/** Confirms a participation with the mailed link, without a session. */
export const confirmParticipation = publicOperation(
  {
    query: ConfirmParticipationParams,
    queryNumbers: ['pid'],
    answer: ConfirmResult,
  },
  async ({ store, query, now }) => {
    const hash = await sha256(query.token);
    return store.mutate((state) => {
      const { status, match, confirmedAt } = confirm(state, query.pid, hash, now);
      const { id, title, timezone } = match;
      return {
        status,
        pid: query.pid,
        confirmed_at: formatIso(timezone, confirmedAt),
        match: {
          id,
          title,
          starts_at: formatIso(timezone, match.starts_at),
          timezone,
          venue: serializeVenue(state, match.venue_id),
        },
      };
    });
  },
);

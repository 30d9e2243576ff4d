import { ConfirmParticipationParams } from '@/generated/schemas/confirmParticipationParams.zod';
import { ConfirmResult } from '@/generated/schemas/confirmResult.zod';
import { confirmParticipation as confirm } from '@mocks/db/participation';
import { sha256 } from '@mocks/db/secrets';
import { isoIn } from '@mocks/db/zoned';
import { openOperation } from '../operation.ts';
import { presentVenue } from '../present/match.ts';

/** Confirms participation by the link from the mail, without a session. */
export const confirmParticipation = openOperation(
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
        confirmed_at: isoIn(timezone, confirmedAt),
        match: {
          id,
          title,
          starts_at: isoIn(timezone, match.starts_at),
          timezone,
          venue: presentVenue(state, match.venue_id),
        },
      };
    });
  },
);

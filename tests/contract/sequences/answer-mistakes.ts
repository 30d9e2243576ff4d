import { answered, answering, type Json, type Mistake } from './mistake.ts';

const MOVING_UP =
  'moves the first of two who wait up when somebody leaves, with a time of its own to confirm';
const RATE = 'counts as late who leaves late, and rates by the matches that were noted';
const READING = 'reads nothing for who writes, everything for who joins, and leaves the match as it is';

const MATCH = /\/match\/\d+\/$/;
const STATISTICS = /\/statistics$/;
const SUMMARY = /\/chat\/summary\/$/;

const HOUR = 3_600_000;
const later = (time: string, milliseconds: number) => new Date(Date.parse(time) + milliseconds).toISOString();

/** Of who moved up another time to confirm. */
const confirming = (confirm_by: (match: Json) => string | null): Mistake['answer'] =>
  answering(MATCH, ({ my_participation: mine, ...match }) => ({
    ...match,
    my_participation: mine && { ...mine, confirm_by: mine.confirm_by && confirm_by(match) },
  }));

let confirmations = 0;

/** The address of the first picture. */
let first: string | undefined;

/** Mistakes of a backend that answers something else than it should. */
export const answerMistakes: Record<string, Mistake> = {
  'a clock that is an hour ahead': {
    noticedBy: RATE,
    answer: answering(STATISTICS, ({ calculated_at, ...figures }) => ({
      ...figures,
      calculated_at: later(calculated_at, HOUR),
    })),
    says: 'calculated_at tells what has been, and must not be ahead: ',
  },
  'a token that tells no end': {
    noticedBy: 'ends a session by signing out, and no other one',
    answer: answering(/\/refresh-token$/, () => ({ access: 'opaque' })),
    says: 'the `exp` of access must be 300 s after the answer: opaque is no JWT with `exp`',
  },
  'no time to confirm for who moves up': {
    noticedBy: MOVING_UP,
    answer: confirming(() => null),
    says: 'confirm_by of who moved up in a match that asks for a confirmation: ',
  },
  'the time of the match for who moves up': {
    noticedBy: MOVING_UP,
    answer: confirming(({ updated_at }) => later(updated_at, HOUR / 2)),
    says: 'confirm_by of who moved up: 7200 s after the moment of moving up',
  },
  'a place for each press': {
    noticedBy: 'puts who joins twice at once on the roster once',
    answer: answering(MATCH, ({ participants, ...match }) => ({
      ...match,
      participants: [...participants, ...participants.filter((line: Json) => line.is_me)],
    })),
    says: 'after joining three times at once: expected 2 to be 1',
  },
  'a new time with each confirmation': {
    noticedBy: 'confirms who takes part, and takes no link of who has left',
    answer: answering(/\/confirm\//, (result) => ({
      ...result,
      confirmed_at: later(result.confirmed_at, -1000 * (confirmations += 1)),
    })),
    says: 'confirming again keeps confirmed_at, and says already_confirmed\n  /confirmed_at',
  },
  'one address for all pictures': {
    noticedBy: 'gives another picture another address',
    answer: answering(/\/profile$/, (profile) => ({
      ...profile,
      profile_picture: answered.size > 0 ? first : (first = profile.profile_picture),
    }), /\/profile$/), // oxfmt-ignore
    says: 'profile_picture after another upload: ',
  },
  'writing that reads': {
    noticedBy: READING,
    answer: answering(
      SUMMARY,
      (summary) => ({ ...summary, unread_count: answered.size > 0 ? 0 : summary.unread_count }),
      /\/chat\/send\/$/,
    ),
    says: 'unread_count after writing: ',
  },
  'a chat that moves the match': {
    noticedBy: READING,
    answer: answering(
      MATCH,
      (match) => ({
        ...match,
        updated_at: answered.size > 0 ? later(match.updated_at, 1) : match.updated_at,
      }),
      /\/chat\/send\/$/,
    ),
    says: 'updated_at of the match: its chat does not move it: ',
  },
  'joining that reads nothing': {
    noticedBy: READING,
    answer: answering(
      SUMMARY,
      (summary) => ({ ...summary, unread_count: summary.unread_count + answered.size }),
      /\/join-match\//,
    ),
    says: 'unread_count of who has just joined: ',
  },
  'a rate with every decimal': {
    noticedBy: RATE,
    answer: answering(STATISTICS, (figures) => ({
      ...figures,
      attendance_rate: figures.matches_attended / (figures.matches_attended + figures.no_shows),
    })),
    says: 'the rate, which is rounded to three decimals: ',
  },
  'a rate of one match': {
    noticedBy: 'rates nobody by a few matches, and counts a match in the month of its own clock',
    answer: answering(STATISTICS, (figures) => ({ ...figures, attendance_rate: 1 })),
    says: 'the rate below 5 matches that were played: ',
  },
  'months of another zone': {
    noticedBy: 'rates nobody by a few matches, and counts a match in the month of its own clock',
    answer: answering(STATISTICS, ({ by_month, ...figures }) => ({
      ...figures,
      by_month: by_month.map(({ month }: Json, at: number) => ({
        ...by_month[(at + 1) % by_month.length],
        month,
      })),
    })),
    says: 'the months of by_month with a match, which began at ',
  },
  'late leaves of the waiting list': {
    noticedBy: 'counts nothing of who leaves the waiting list',
    answer: answering(
      STATISTICS,
      (figures) => ({ ...figures, late_leaves: figures.late_leaves + answered.size }),
      /\/leave-match\//,
    ),
    says: 'late leaves, of who left the waiting list, which is never late: ',
  },
};

import { nextId } from '@mocks/db/rows';
import type { Instant, LinkRow, MailRow, State } from '@mocks/db/state';

/** Matches are added when fewer than this are upcoming. */
const MIN_UPCOMING = 8;

interface AddMatchesOptions {
  now: Instant;
  /** A fresh seed at `now`. */
  seed: () => Promise<State>;
}

/** Appends the rows of `extra` whose id is not in `rows`. */
function addMissing<Row extends { id: number }>(rows: Row[], extra: readonly Row[]): void {
  const existingIds = new Set(rows.map(({ id }) => id));
  rows.push(...extra.filter(({ id }) => !existingIds.has(id)));
}

/** Replaces the `pid` in a link. */
function withPid(link: string, pid: number): string {
  const url = new URL(link, 'http://app');
  url.searchParams.set('pid', String(pid));
  return url.pathname + url.search;
}

/**
 * Adds the upcoming matches of a fresh seed to an old state that has hardly any; existing rows stay. Returns the same object
 * when it has enough.
 */
export async function addUpcomingMatches(state: State, { now, seed }: AddMatchesOptions): Promise<State> {
  const upcoming = state.matches.filter(({ starts_at, cancelled }) => starts_at > now && !cancelled);
  if (upcoming.length >= MIN_UPCOMING) return state;

  const freshState = await seed();
  const result = structuredClone(state);
  result.seeded_at = now;
  addMissing(result.cities, freshState.cities);
  addMissing(result.venues, freshState.venues);

  let lastMatch = Math.max(0, ...result.matches.map(({ id }) => id));
  const matches = new Map<number, number>();
  for (const match of freshState.matches.filter(({ ends_at }) => ends_at > now)) {
    lastMatch += 1;
    matches.set(match.id, lastMatch);
    result.matches.push({ ...match, id: lastMatch });
  }
  /** Selects the rows of the added matches and sets the new match id. User ids are the same in every seed. */
  const rowsOfNewMatches = <Row extends { match_id: number }>(rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => {
      const match_id = matches.get(row.match_id);
      return match_id === undefined ? [] : [{ ...row, match_id }];
    });

  const pids = new Map<number, number>();
  for (const row of rowsOfNewMatches(freshState.participations)) {
    const pid = nextId(result, 'participation');
    pids.set(row.pid, pid);
    result.participations.push({ ...row, pid });
  }
  const messages = new Map<number, number>();
  for (const row of rowsOfNewMatches(freshState.messages)) {
    const id = nextId(result, 'message');
    messages.set(row.id, id);
    result.messages.push({ ...row, id });
  }
  for (const row of rowsOfNewMatches(freshState.reads)) {
    const last_read_message_id = messages.get(row.last_read_message_id ?? 0) ?? null;
    result.reads.push({ ...row, last_read_message_id });
  }

  addConfirmations(result, freshState, pids);
  return result;
}

/** Adds the confirmation mails and links of the new participations. */
function addConfirmations(result: State, fresh: State, pids: ReadonlyMap<number, number>): void {
  const isConfirmation = ({ kind }: LinkRow | MailRow) => kind === 'confirm_participation';
  for (const link of fresh.links.filter(isConfirmation)) {
    const pid = pids.get(Number(link.subject));
    if (pid !== undefined) result.links.push({ ...link, subject: String(pid) });
  }
  for (const mail of fresh.outbox.filter(isConfirmation)) {
    const pid = pids.get(Number(new URL(mail.link ?? '/', 'http://app').searchParams.get('pid')));
    if (pid === undefined || mail.link === null) continue;
    result.outbox.push({ ...mail, id: nextId(result, 'mail'), link: withPid(mail.link, pid) });
  }
}

import { nextId } from '@mocks/db/rows';
import type { Instant, LinkRow, MailRow, State } from '@mocks/db/state';

/** Matches are added when fewer than this number are upcoming. */
const MIN_UPCOMING = 8;

interface AddMatchesOptions {
  now: Instant;
  createFreshSeed: () => Promise<State>;
}

function addMissingRows<Row extends { id: number }>(rows: Row[], freshRows: readonly Row[]): void {
  const existingIds = new Set(rows.map(({ id }) => id));
  rows.push(...freshRows.filter(({ id }) => !existingIds.has(id)));
}

function replacePid(link: string, pid: number): string {
  const url = new URL(link, 'http://app');
  url.searchParams.set('pid', String(pid));
  return url.pathname + url.search;
}

/** Returns the state with the upcoming matches of a fresh seed; returns `state` itself while it has enough upcoming matches. */
export async function addUpcomingMatches(state: State, { now, createFreshSeed }: AddMatchesOptions) {
  const upcomingMatches = state.matches.filter(({ starts_at, cancelled }) => starts_at > now && !cancelled);
  if (upcomingMatches.length >= MIN_UPCOMING) return state;

  const freshState = await createFreshSeed();
  const newState = structuredClone(state);
  newState.seeded_at = now;
  addMissingRows(newState.cities, freshState.cities);
  addMissingRows(newState.venues, freshState.venues);

  let lastMatchId = Math.max(0, ...newState.matches.map(({ id }) => id));
  const newMatchIds = new Map<number, number>();
  for (const match of freshState.matches.filter(({ ends_at }) => ends_at > now)) {
    lastMatchId += 1;
    newMatchIds.set(match.id, lastMatchId);
    newState.matches.push({ ...match, id: lastMatchId });
  }
  /** Returns the rows of the added matches with the new match ids. User ids are the same in every seed. */
  const rowsOfNewMatches = <Row extends { match_id: number }>(rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => {
      const match_id = newMatchIds.get(row.match_id);
      return match_id === undefined ? [] : [{ ...row, match_id }];
    });

  const newPids = new Map<number, number>();
  for (const row of rowsOfNewMatches(freshState.participations)) {
    const pid = nextId(newState, 'participation');
    newPids.set(row.pid, pid);
    newState.participations.push({ ...row, pid });
  }
  const newMessageIds = new Map<number, number>();
  for (const row of rowsOfNewMatches(freshState.messages)) {
    const id = nextId(newState, 'message');
    newMessageIds.set(row.id, id);
    newState.messages.push({ ...row, id });
  }
  for (const row of rowsOfNewMatches(freshState.reads)) {
    const last_read_message_id = newMessageIds.get(row.last_read_message_id ?? 0) ?? null;
    newState.reads.push({ ...row, last_read_message_id });
  }

  addConfirmations(newState, freshState, newPids);
  return newState;
}

function addConfirmations(newState: State, freshState: State, newPids: ReadonlyMap<number, number>): void {
  const isConfirmation = ({ kind }: LinkRow | MailRow) => kind === 'confirm_participation';
  for (const link of freshState.links.filter(isConfirmation)) {
    const pid = newPids.get(Number(link.subject));
    if (pid !== undefined) newState.links.push({ ...link, subject: String(pid) });
  }
  for (const mail of freshState.outbox.filter(isConfirmation)) {
    const pid = newPids.get(Number(new URL(mail.link ?? '/', 'http://app').searchParams.get('pid')));
    if (pid === undefined || mail.link === null) continue;
    newState.outbox.push({ ...mail, id: nextId(newState, 'mail'), link: replacePid(mail.link, pid) });
  }
}

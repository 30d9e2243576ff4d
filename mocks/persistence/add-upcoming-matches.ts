import { nextId } from '@mocks/db/rows';
import type { Instant, LinkRow, MailRow, State } from '@mocks/db/state';

/** With fewer matches ahead than this the list looks deserted. */
const MIN_UPCOMING = 8;

interface AddMatchesOptions {
  now: Instant;
  /** A fresh seed at `now`. */
  seed: () => Promise<State>;
}

/** Puts rows of `extra` whose id is unknown after those of `rows`. */
function addMissing<Row extends { id: number }>(rows: Row[], extra: readonly Row[]): void {
  const known = new Set(rows.map(({ id }) => id));
  rows.push(...extra.filter(({ id }) => !known.has(id)));
}

/** The link of a mail with another participant's id in it. */
function withPid(link: string, pid: number): string {
  const url = new URL(link, 'http://app');
  url.searchParams.set('pid', String(pid));
  return url.pathname + url.search;
}

/**
 * A state that was seeded long ago, with the coming matches of a fresh seed added when hardly any is ahead: accounts,
 * sign-ins and everything that people did stay as they are. Gives the same state when nothing is to be done.
 */
export async function addUpcomingMatches(state: State, { now, seed }: AddMatchesOptions): Promise<State> {
  const ahead = state.matches.filter(({ starts_at, cancelled }) => starts_at > now && !cancelled);
  if (ahead.length >= MIN_UPCOMING) return state;

  const fresh = await seed();
  const result = structuredClone(state);
  result.seeded_at = now;
  addMissing(result.cities, fresh.cities);
  addMissing(result.venues, fresh.venues);

  let lastMatch = Math.max(0, ...result.matches.map(({ id }) => id));
  const matches = new Map<number, number>();
  for (const match of fresh.matches.filter(({ ends_at }) => ends_at > now)) {
    lastMatch += 1;
    matches.set(match.id, lastMatch);
    result.matches.push({ ...match, id: lastMatch });
  }
  /** The rows that belong to one of these matches, under its new id. The ids of people stay, as every seed has the same people. */
  const ofMatches = <Row extends { match_id: number }>(rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => {
      const match_id = matches.get(row.match_id);
      return match_id === undefined ? [] : [{ ...row, match_id }];
    });

  const pids = new Map<number, number>();
  for (const row of ofMatches(fresh.participations)) {
    const pid = nextId(result, 'participation');
    pids.set(row.pid, pid);
    result.participations.push({ ...row, pid });
  }
  const messages = new Map<number, number>();
  for (const row of ofMatches(fresh.messages)) {
    const id = nextId(result, 'message');
    messages.set(row.id, id);
    result.messages.push({ ...row, id });
  }
  for (const row of ofMatches(fresh.reads)) {
    const read = messages.get(row.last_read_message_id ?? 0) ?? null;
    result.reads.push({ ...row, last_read_message_id: read });
  }

  addConfirmations(result, fresh, pids);
  return result;
}

/** Adds the mails that ask to confirm one of the new participations, and the links in them. */
function addConfirmations(result: State, fresh: State, pids: ReadonlyMap<number, number>): void {
  const isAsking = ({ kind }: LinkRow | MailRow) => kind === 'confirm_participation';
  for (const link of fresh.links.filter(isAsking)) {
    const pid = pids.get(Number(link.subject));
    if (pid !== undefined) result.links.push({ ...link, subject: String(pid) });
  }
  for (const mail of fresh.outbox.filter(isAsking)) {
    const pid = pids.get(Number(new URL(mail.link ?? '/', 'http://app').searchParams.get('pid')));
    if (pid === undefined || mail.link === null) continue;
    result.outbox.push({ ...mail, id: nextId(result, 'mail'), link: withPid(mail.link, pid) });
  }
}

import type { MatchRow, SequenceRow, State, UserRow } from './state.ts';

/** Assigns a new id, which is never reused. Call this function within `mutate`. */
export function nextId(state: State, name: SequenceRow['name']): number {
  let row = state.sequences.find((sequence) => sequence.name === name);
  if (!row) {
    row = { name, last: 0 };
    state.sequences.push(row);
  }
  row.last += 1;
  return row.last;
}

/** Finds a row that another row refers to; throws when the row does not exist. */
export function requireRow<Row extends { id: number }>(rows: readonly Row[], id: number): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`The state refers to id ${id}, which does not exist.`);
  return row;
}

export const findMatch = (state: State, id: number): MatchRow | undefined =>
  state.matches.find((match) => match.id === id);

export const findUser = (state: State, id: number): UserRow | undefined =>
  state.users.find((user) => user.id === id);

/** Usernames and email addresses are case-insensitive. */
const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const findByUsername = (state: State, username: string): UserRow | undefined =>
  state.users.find((user) => isSameName(user.username, username));

export const findByEmail = (state: State, email: string): UserRow | undefined =>
  state.users.find((user) => isSameName(user.email, email));

import { createSeed } from '@mocks/db/seed';
import { joinRefusal, leaveRefusal, overReason } from '@mocks/db/match-rules';
import { findByUsername } from '@mocks/db/rows';
import { freePlaces, participationOf } from '@mocks/db/roster';
import type { DemoUsername } from '@mocks/db/people';
import type { MailRow, MatchRow, State } from '@mocks/db/state';
import { createStore, type Store } from '@mocks/db/store';
import { createFaults, type Faults } from '@mocks/handlers/faults';
import { createHandlers } from '@mocks/handlers/index';
import { startSession } from '@mocks/handlers/tokens';
import { getResponse } from 'msw';
import { operationOf } from '../../scripts/contract/document.ts';

const ORIGIN = 'http://localhost';
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
/** A Friday morning in Prague. */
const NOW = Date.UTC(2026, 10, 20, 8);
const seed = await createSeed({ now: NOW, pbkdf2Iterations: 1 });

/** The parts of a request that differ from case to case. */
export interface CallParts {
  as?: DemoUsername | undefined;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  form?: FormData | undefined;
  raw?: string;
}

/** A fresh embedded backend with a clock of its own, and short ways to what cases need. */
export interface World {
  store: Store;
  faults: Faults;
  /** Puts the clock forward to that instant. */
  setTime: (instant: number) => void;
  /** The first match with that property; the ones in which jana has no part come first. */
  match: (test: (match: MatchRow, state: State) => boolean) => MatchRow;
  call: (operationId: string, parts?: CallParts) => Promise<Response>;
  /** The newest mail of that kind. */
  mail: (kind: MailRow['kind']) => MailRow;
  /** The query of a mailed link, by name. */
  link: (kind: MailRow['kind']) => Record<string, string>;
}

/** The request of an operation, as the contract describes it. */
async function requestOf(store: Store, operationId: string, parts: CallParts): Promise<Request> {
  const { path, method } = operationOf(operationId);
  const { as, params = {}, query, body, form, raw } = parts;
  const url = new URL(
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    ORIGIN,
  );
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
  const headers = new Headers({ 'Accept-Language': 'cs' });
  if (as) {
    const { access } = await startSession(store, findByUsername(store.state, as)!.id);
    headers.set('Authorization', `Bearer ${access}`);
  }
  if (body !== undefined || raw !== undefined) headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(parts.headers ?? {})) headers.set(name, value);
  if (headers.get('Accept-Language') === '') headers.delete('Accept-Language');
  return new Request(url, {
    method,
    headers,
    body: form ?? raw ?? (body === undefined ? null : JSON.stringify(body)),
  });
}

/** A backend in the state of the seed. */
export function createWorld(): World {
  let now = NOW;
  const store = createStore({ state: structuredClone(seed), now: () => now });
  const faults = createFaults();
  const handlers = createHandlers(store, { faults, pbkdf2Iterations: 1, google: { clientId: 'hrajem-web' } });
  const mail = (kind: MailRow['kind']) => {
    const found = store.state.outbox.findLast((row) => row.kind === kind);
    if (!found) throw new Error(`The outbox has no mail of the kind ${kind}.`);
    return found;
  };
  return {
    store,
    faults,
    setTime(instant) {
      now = instant;
    },
    match(test) {
      const found = store.state.matches
        .toSorted((one, other) => Number(isJanas(store.state, one)) - Number(isJanas(store.state, other)))
        .find((match) => test(match, store.state));
      if (!found) throw new Error('The seed has no such match.');
      return found;
    },
    async call(operationId, parts = {}) {
      const response = await getResponse(handlers, await requestOf(store, operationId, parts), {
        baseUrl: ORIGIN,
      });
      if (!response) throw new Error(`No handler answers ${operationId}.`);
      return response;
    },
    mail,
    link: (kind) => Object.fromEntries(new URLSearchParams(mail(kind).link?.split('?')[1])),
  };
}

const JANA = 1;
const isJanas = (state: State, match: MatchRow) => participationOf(state, match.id, JANA) !== undefined;

type Test = (match: MatchRow, state: State) => boolean;

/** Kinds of matches, seen by jana. */
export const kinds = {
  /** She is not in it and there is a place. */
  open: (match, state) => !joinRefusal(match, NOW) && freePlaces(state, match) > 0 && !isJanas(state, match),
  /** She is not in it and it is full. */
  full: (match, state) =>
    !joinRefusal(match, NOW) && freePlaces(state, match) === 0 && !isJanas(state, match),
  /** She is on the roster and can leave. */
  hers: (match, state) =>
    !leaveRefusal(match, NOW) && participationOf(state, match.id, JANA)?.status === 'joined',
  /** She is on the roster and will be asked to confirm. */
  toConfirm: (match, state) => {
    const participation = participationOf(state, match.id, JANA);
    return participation?.status === 'joined' && participation.confirm_by !== null;
  },
  hersCancelled: (match, state) => match.cancelled && isJanas(state, match),
  finished: (match, state) => overReason(match, NOW) === 'match_finished' && !isJanas(state, match),
} as const satisfies Record<string, Test>;

import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { Profile } from '@/generated/schemas/profile.zod';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import type { MailRow } from '@mocks/db/state';
import type { FaultRule } from '@mocks/handlers/faults';
import { jsonRequest } from '@mocks/json-request';
import type { DemoUsername } from '@mocks/db/people';

/** A mail of the outbox. */
type Mail = Omit<MailRow, 'sent_at'>;

/** The embedded backend seen from beside the browser: the panel's JSON, and the API for what other people do. */
export interface Backend {
  /** Starts from a fresh seed, without faults and at the real time. */
  reset: () => Promise<void>;
  /** Makes it misbehave in these ways and no others. */
  misbehave: (...faults: FaultRule[]) => Promise<void>;
  /** Ends all misbehaviour. */
  heal: () => Promise<void>;
  /** Puts its clock so many milliseconds ahead. */
  putForward: (milliseconds: number) => Promise<void>;
  /** The newest mail of that kind to an address; fails when there is none. */
  mail: (to: string, kind: Mail['kind']) => Promise<Mail>;
  /** Signs in beside the browser. */
  login: (name: DemoUsername) => Promise<Tokens>;
  /** Ends a session as signing out elsewhere does. */
  logout: (tokens: Tokens) => Promise<void>;
  /** The upcoming matches as that person sees them. */
  matches: (name: DemoUsername) => Promise<Match[]>;
  profile: (name: DemoUsername) => Promise<Profile>;
  match: (name: DemoUsername, id: number) => Promise<MatchDetail>;
  join: (name: DemoUsername, id: number) => Promise<MatchDetail>;
  leave: (name: DemoUsername, id: number) => Promise<MatchDetail>;
  /** Writes into the chat of a match. */
  say: (name: DemoUsername, id: number, message: string) => Promise<ChatMessage>;
  /** Marks the chat of a match as read. */
  readChat: (name: DemoUsername, id: number) => Promise<unknown>;
  /** The chat of a match as that person sees it. */
  chat: (name: DemoUsername, id: number) => Promise<ChatMessages>;
}

/** The backend that serves at `origin`. */
export function backendAt(origin: string): Backend {
  async function call<Answer>(path: string, options: Parameters<typeof jsonRequest>[1] = {}) {
    const response = await fetch(jsonRequest(origin + path, options));
    const text = await response.text();
    if (!response.ok) throw new Error(`${options.method ?? 'GET'} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }

  const login = (name: DemoUsername) =>
    call<Tokens>('/api/user/login', {
      method: 'POST',
      body: { username: name, password: `hrajem-${name}` },
    });
  const outbox = (to: string) => call<Mail[]>(`/_mock/outbox?to=${encodeURIComponent(to)}`);

  async function callAs<Answer>(
    name: DemoUsername,
    path: string,
    method: 'GET' | 'POST' = 'GET',
    body?: unknown,
  ) {
    const { access } = await login(name);
    return call<Answer>(path, { method, body, token: access });
  }

  return {
    reset: () => call('/_mock/reset', { method: 'POST' }),
    misbehave: (...faults) => call('/_mock/faults', { method: 'PUT', body: faults }),
    heal: () => call('/_mock/faults', { method: 'DELETE' }),
    putForward: (shift_ms) => call('/_mock/time', { method: 'POST', body: { shift_ms } }),
    async mail(to, kind) {
      const mail = (await outbox(to)).find((candidate) => candidate.kind === kind);
      if (!mail) throw new Error(`No mail of the kind ${kind} has gone to ${to}.`);
      return mail;
    },
    login,
    logout: ({ access, refresh }) =>
      call('/api/user/logout', {
        method: 'POST',
        token: access,
        body: { refresh_token: refresh },
      }),
    matches: (name) => callAs(name, '/api/match/get-upcoming-matches/'),
    profile: (name) => callAs(name, '/api/user/profile'),
    match: (name, id) => callAs(name, `/api/match/${id}/`),
    join: (name, id) => callAs(name, `/api/match/join-match/${id}/`, 'POST'),
    leave: (name, id) => callAs(name, `/api/match/leave-match/${id}/`, 'POST'),
    say: (name, id, message) => callAs(name, `/api/match/${id}/chat/send/`, 'POST', { message }),
    readChat: (name, id) => callAs(name, `/api/match/${id}/chat/mark-read/`, 'POST'),
    chat: (name, id) => callAs(name, `/api/match/${id}/chat/messages/`),
  };
}

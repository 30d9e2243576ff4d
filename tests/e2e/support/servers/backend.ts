import { setTimeout } from 'node:timers/promises';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { Profile } from '@/generated/schemas/profile.zod';
import type { Tokens } from '@/generated/schemas/tokens.zod';
import type { DemoUsername } from '@mocks/db/accounts/demo-accounts';
import type { MailRow } from '@mocks/db/state';
import type { FaultRule } from '@mocks/handlers/faults';
import { jsonRequest } from '@mocks/json-request';

type Mail = Omit<MailRow, 'sent_at'>;

/** A client of the embedded backend at `origin`: its test panel, and its API on behalf of other people. */
export function backendAt(origin: string) {
  const send = (path: string, options: Parameters<typeof jsonRequest>[1] = {}) =>
    fetch(jsonRequest(origin + path, options));

  async function read<Answer>(response: Response) {
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }

  const call = async <Answer>(...request: Parameters<typeof send>) => read<Answer>(await send(...request));

  const login = (name: DemoUsername) =>
    call<Tokens>('/api/user/login', { method: 'POST', body: { username: name, password: `hrajem-${name}` } });
  const outbox = (to: string) => call<Mail[]>(`/_mock/outbox?to=${encodeURIComponent(to)}`);

  const sessions = new Map<DemoUsername, Promise<Tokens>>();

  async function sendAs(name: DemoUsername, ...[path, options]: Parameters<typeof send>) {
    const session = sessions.get(name) ?? login(name);
    sessions.set(name, session);
    return send(path, { ...options, token: (await session).access });
  }

  async function callAs<Answer>(name: DemoUsername, path: string, method?: 'POST', body?: unknown) {
    const options = { method: method ?? ('GET' as const), body };
    let response = await sendAs(name, path, options);
    // A reset, the moved clock or signing out has ended the session.
    if (response.status === 401) {
      sessions.delete(name);
      response = await sendAs(name, path, options);
    }
    // Tests are faster than the backend's limit of messages for one person.
    for (; response.status === 429; response = await sendAs(name, path, options))
      await setTimeout(Number(response.headers.get('retry-after')) * 1000);
    return read<Answer>(response);
  }

  return {
    /** Resets to a fresh seed, without faults and at the real time. */
    reset: () => call<unknown>('/_mock/reset', { method: 'POST' }),
    setFaults: (...faults: FaultRule[]) => call<unknown>('/_mock/faults', { method: 'PUT', body: faults }),
    clearFaults: () => call<unknown>('/_mock/faults', { method: 'DELETE' }),
    /** Moves the clock of the backend forward by milliseconds. */
    advanceClock: (shift_ms: number) => call<unknown>('/_mock/time', { method: 'POST', body: { shift_ms } }),
    /** Returns the newest e-mail of that kind to an address; throws when there is none. */
    async mail(to: string, kind: Mail['kind']) {
      const mail = (await outbox(to)).find((candidate) => candidate.kind === kind);
      if (!mail) throw new Error(`No mail of the kind ${kind} has gone to ${to}.`);
      return mail;
    },
    login,
    /** Ends a session, as signing out in another browser does. */
    logout: ({ access, refresh }: Tokens) =>
      call<unknown>('/api/user/logout', { method: 'POST', token: access, body: { refresh_token: refresh } }),
    matches: (name: DemoUsername) => callAs<Match[]>(name, '/api/match/get-upcoming-matches/'),
    profile: (name: DemoUsername) => callAs<Profile>(name, '/api/user/profile'),
    match: (name: DemoUsername, id: number) => callAs<MatchDetail>(name, `/api/match/${id}/`),
    join: (name: DemoUsername, id: number) =>
      callAs<MatchDetail>(name, `/api/match/join-match/${id}/`, 'POST'),
    leave: (name: DemoUsername, id: number) =>
      callAs<MatchDetail>(name, `/api/match/leave-match/${id}/`, 'POST'),
    sendMessage: (name: DemoUsername, id: number, message: string) =>
      callAs<ChatMessage>(name, `/api/match/${id}/chat/send/`, 'POST', { message }),
    readChat: (name: DemoUsername, id: number) =>
      callAs<unknown>(name, `/api/match/${id}/chat/mark-read/`, 'POST'),
    chat: (name: DemoUsername, id: number) => callAs<ChatMessages>(name, `/api/match/${id}/chat/messages/`),
  };
}

export type Backend = ReturnType<typeof backendAt>;

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, startAnswerProxy } from '../../scripts/lib/answer-proxy.ts';
import { pactFiles, verify } from '../../scripts/lib/verifier.ts';
import { HOOK_PATH } from '../answers/hook.ts';
import { startProvider } from './provider.ts';

/** Writes an answer of the embedded backend as another one may. */
type Change = (answer: Answer) => Answer;

type TextChange = (text: string) => string;

const changeText =
  (change: TextChange): Change =>
  (answer) => ({ ...answer, text: change(answer.text) });

const replacing = (part: RegExp | string, by: string): Change =>
  changeText((text) => text.replaceAll(part, by));

const changeTimes = (change: TextChange, field = String.raw`\w+`): Change =>
  changeText((text) =>
    text.replaceAll(new RegExp(`(?<="${field}":")[0-9-]{10}T[^"]*`, 'g'), (time) => change(time)),
  );

const inSmallLetters: TextChange = (time) =>
  new Date(time).toISOString().toLowerCase().replace('z', '000000z');
const ofPostgres: TextChange = (time) => time.replace('T', ' ').replace(/:00$/, '').replace('Z', '+00');

/** Other spellings of the headers, and what the contract lets a backend leave out or write for nothing. */
const ofAnotherFramework: Change = ({ status, headers, text }) => ({
  status,
  headers: {
    ...headers,
    'content-type':
      (headers['content-type'] ?? '').replace('application', 'Application') + ' ; charset=UTF-8',
    'content-language': (headers['content-language'] ?? '').toUpperCase(),
  },
  text: text
    .replaceAll(
      status >= 400 ? /("title":"[^"]*",)"detail":"[^"]*",/g : /(\{"month":[^}]*),"no_shows":\d+/g,
      '$1',
    )
    .replace('"format":null', '"format":""')
    .replace('"cancellation_reason":null', '"cancellation_reason":"[?] neuvedeno"'),
});

const withBody: Change = (answer) =>
  answer.status === 204 ? { ...answer, headers: { ...answer.headers, 'content-length': '15' } } : answer;

let backend: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  backend = await startProvider();
});
afterAll(() => backend.close());

/** Verifies the interactions against the embedded backend with changed answers, and returns the faults of each. */
async function verifyChanged(pattern: string, changes: readonly Change[]): Promise<[string, string[]][]> {
  const proxy = await startAnswerProxy(
    (address) => backend.url + address,
    async (call) => {
      const answer = await call.askBackend();
      if (call.address === HOOK_PATH) return answer;
      return changes.reduce((changed, change) => change(changed), answer);
    },
  );
  try {
    const pactSource = { pactUrls: pactFiles() };
    const results = await verify({ url: proxy.url, statesUrl: proxy.url + HOOK_PATH, pattern, pactSource });
    return results.map(({ description, faults }) => [description, [...faults]]);
  } finally {
    await proxy.close();
  }
}

it('takes what the contract allows, however a backend writes it', async () => {
  const changes = [
    ofAnotherFramework,
    changeTimes(inSmallLetters),
    replacing(/(?<="\w+":)-?\d+(?=[,}])/g, '$&.0'),
  ];
  const results = await verifyChanged(
    '^(getMatch|joinMatch|getStatistics|getChatNotifications): |limit',
    changes,
  );
  expect(results.length).toBeGreaterThan(20);
  expect(results.filter(([, faults]) => faults.length > 0)).toEqual([]);
});

// oxfmt-ignore
it.each([
  ["PostgreSQL's text of times", 'getUpcomingMatches: some', changeTimes(ofPostgres, String.raw`\w+_deadline`), /match pattern/],
  ['a port that no browser knows', 'getUpcomingMatches: some', replacing(/(?<="profile_picture":)[^,}]+/g, '"https://c.cz:99999/a.png"'), /match pattern/],
  ['a zone that no browser knows', 'getMatch: a match without details', replacing('Europe/Prague', 'UTC+01:00'), /IANA/],
  ['a session as short as its access token', 'login: the right password', replacing(/("access":("[^"]*").*"refresh":)"[^"]*"/g, '$1$2'), /exp. of refresh/],
  ['another code for an expired token', 'getStatistics: the session is over', replacing('token_expired', 'token_invalid'), /token_expired/],
  ['a body where there is none', 'logout: a person is signed in', withBody, /body/],
])('refuses %s', async (_, interaction, change, fault) => {
  const results = await verifyChanged(`^${interaction}`, [change]);
  const faults = results.flatMap(([, found]) => found);
  expect(faults).not.toEqual([]);
  for (const text of faults) expect(text).toMatch(fault);
});

it('no pact has a list without a rule for its items, as eachLike(…, 0) writes it', () => {
  for (const file of pactFiles()) expect(readFileSync(file, 'utf8')).not.toContain('"min": 0');
});

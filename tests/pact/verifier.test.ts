import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAnswerProxy } from '../../scripts/lib/answer-proxy.ts';
import { pactFiles, verify } from '../../scripts/lib/verifier.ts';
import { HOOK_PATH } from '../answers/hook.ts';
import { startProvider } from './provider.ts';

/** The answers of a backend, made from those of the embedded one. */
type Change = (text: string) => string;

const changeTimes =
  (change: Change, field = /\w+/): Change =>
  (text) =>
    text.replaceAll(
      new RegExp(`("${field.source}":")([0-9-]{10}T[^"]*)`, 'g'),
      (_, before: string, time: string) => before + change(time),
    );

const inSmallLetters: Change = (time) => new Date(time).toISOString().toLowerCase().replace('z', '000000z');
const ofPostgres: Change = (time) => time.replace('T', ' ').replace(/:00$/, '').replace('Z', '+00');

/** Each variant: its name, the interactions to verify, and what the verifier says of it; undefined where all hold. */
const variants: [name: string, only: string, change: Change, fault?: string][] = [
  ['times in small letters with nine decimals', '^(getMatch|joinMatch): ', changeTimes(inSmallLetters)],
  [
    'integers as 1.0',
    '^(getMatch|joinMatch|getChatNotifications): |limit',
    (text) => text.replaceAll(/(?<="\w+":)-?\d+(?=[,}])/g, '$&.0'),
  ],
  [
    "PostgreSQL's text of times that may be null",
    '^getUpcomingMatches: some',
    changeTimes(ofPostgres, /\w+_deadline/),
    'must match pattern',
  ],
  [
    'a port that no browser knows',
    '^getUpcomingMatches: some',
    (text) => text.replaceAll(/(?<="profile_picture":)[^,}]+/g, '"https://c.cz:99999/a.png"'),
    'must match pattern',
  ],
];

let backend: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  backend = await startProvider();
});
afterAll(() => backend.close());

it.each(variants)('%s', async (_, pattern, change, fault) => {
  const proxy = await startAnswerProxy(
    (address) => backend.url + address,
    async (call) => {
      const answer = await call.askBackend();
      return call.address === HOOK_PATH ? answer : { ...answer, text: change(answer.text) };
    },
  );
  try {
    const pactSource = { pactUrls: pactFiles() };
    const results = await verify({ url: proxy.url, statesUrl: proxy.url + HOOK_PATH, pattern, pactSource });
    const faults = results.flatMap((result) => result.faults);
    expect(results.length).toBeGreaterThan(0);
    expect(faults.filter((text) => fault === undefined || !text.includes(fault))).toEqual([]);
    expect(faults.length > 0).toBe(fault !== undefined);
  } finally {
    await proxy.close();
  }
});

it('no pact has a list without a rule for its items, as eachLike(…, 0) writes it', () => {
  for (const file of pactFiles()) expect(readFileSync(file, 'utf8')).not.toContain('"min": 0');
});

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationAt } from '../../scripts/contract/document.ts';
import { startAnswerProxy, type Call } from '../../scripts/lib/answer-proxy.ts';
import { node } from '../../scripts/lib/node.ts';
import { mistakes } from './broken-backends.ts';
import { HOOK } from '../answers/hook.ts';
import { startProvider } from './provider.ts';

// What the verifier of backends notices, and what it says. All mistakes are made in one run, each on an operation of its own.

const WITHOUT = { at: 'updateProfileWithJson: no such city', state: 'no such city' };
const UNKNOWN = { at: 'joinMatch: the session is over', state: 'a person whose access token has expired' };

async function answer(call: Call) {
  const right = await call.ask();
  if (call.address === HOOK) {
    if (String(call.body).includes(UNKNOWN.state)) return { ...right, status: 500, text: 'What?' };
    return String(call.body).includes(WITHOUT.state) ? { ...right, text: '{"id":7}' } : right;
  }
  const { id } = operationAt(call.method, call.address.replace(/\?.*/, ''))!;
  const mistake = Object.values(mistakes).find(({ at }) => at.startsWith(`${id}:`));
  return mistake ? mistake.answer(right, call) : right;
}

let provider: Awaited<ReturnType<typeof startProvider>>;
let broken: Pick<typeof provider, 'url' | 'close'>;
beforeAll(async () => {
  provider = await startProvider();
  broken = await startAnswerProxy((address) => provider.url + address, answer);
});
afterAll(() => Promise.all([provider.close(), broken.close()]));

const verifier = (...options: string[]) => node(['scripts/pact-verify.ts', ...options]);

describe('of a backend with mistakes it', () => {
  const wanted = [
    ...Object.entries(mistakes).map(([name, { at, says }]) => [name, at, says] as const),
    [
      'a state that the hook does not know',
      UNKNOWN.at,
      `the setup of the state "${UNKNOWN.state}" failed: POST http`,
    ],
    ['a state without its value', WITHOUT.at, `state "${WITHOUT.state}" answered without city_id: POST http`],
  ] as const;
  const reports = mkdtempSync(join(tmpdir(), 'reports-'));
  const junit = join(reports, 'pacts.xml');
  let said: string;
  beforeAll(async () => {
    const only = wanted.map(([, at]) => at).join('|');
    const options = ['--provider', broken.url, '--only', `^(${only})$`, '--junit', junit];
    ({ output: said } = await verifier(...options));
  });

  it.each(wanted)('notices %s', (_, at, says) => {
    expect(said.split('\n\n').find((finding) => finding.startsWith(`${at}\n`))).toContain(says);
  });

  it('counts what holds, for a person and in JUnit', () => {
    expect(said.trimEnd().split('\n').at(-1)).toBe(`0 of ${wanted.length}`);
    // Nothing is said of a choice but what is wrong with the branch that was meant.
    expect(said).not.toMatch(/must be null|must match exactly one|property 'otp_token'/);
    expect(readFileSync(junit, 'utf8')).toContain(`tests="${wanted.length}" failures="${wanted.length}"`);
  });
});

describe('of a wrong address it', () => {
  it.each([
    ['no scheme', () => ['--provider', 'localhost:8000'], 'has no scheme: write http://localhost:8000'],
    ['nobody there', () => ['--provider', 'http://127.0.0.1:9'], 'Does the backend run?'],
    ['a wrong prefix', () => ['--provider', `${provider.url}/api`], 'so without /api'],
    [
      'no hook',
      () => ['--provider', provider.url, '--states', `${provider.url}/hook`],
      '--states names another address',
    ],
  ])('tells %s', async (_, options, says) => {
    const { ok, output } = await verifier(...options());
    expect(ok).toBe(false);
    expect(output).toContain(says);
  });
});

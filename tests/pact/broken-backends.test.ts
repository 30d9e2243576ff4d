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

const UNKNOWN = { at: 'joinMatch: the session is over', state: 'a person whose access token has expired' };

async function answer(call: Call) {
  const right = await call.ask();
  if (call.address === HOOK)
    return String(call.body).includes(UNKNOWN.state) ? { ...right, status: 500, text: 'What?' } : right;
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
  ] as const;
  const junit = join(mkdtempSync(join(tmpdir(), 'junit-')), 'pacts.xml');
  let said: string;
  beforeAll(async () => {
    const only = wanted.map(([, at]) => at).join('|');
    ({ output: said } = await verifier('--provider', broken.url, '--only', `^(${only})$`, '--junit', junit));
  });

  it.each(wanted)('notices %s', (_, at, says) => {
    const [, about = ''] = said.split(`${at}\n`);
    expect(about.split('\n\n')[0]).toContain(says);
  });

  it('counts what holds, for a person and in JUnit', () => {
    expect(said.trimEnd().split('\n').at(-1)).toBe(`0 of ${wanted.length}`);
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

/** Pact's own verifier, as this project uses it: what it asks for passes the recorder, which knows the contract. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { VerifierOptions } from '@pact-foundation/pact';
import { HOOK, PROVIDER } from '../../tests/answers/hook.ts';
import { filesIn, root } from './project.ts';
import { cut, firstOfEach, startRecorder, type Exchange } from './recorder.ts';

/** The pacts of this checkout. */
export const pactFiles = (): string[] =>
  filesIn(join(root, 'pacts'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(root, 'pacts', file));

interface Options {
  url: string;
  /** Where its hook for provider states is. */
  states: string;
  /** A regular expression over descriptions. */
  only?: string | undefined;
  /** Where the pacts come from, in the verifier's own words. */
  source: Partial<VerifierOptions>;
}

/** What came of one interaction. */
export interface Verified {
  /** Operation and situation. */
  description: string;
  /** Milliseconds. */
  duration: number;
  /** What is wrong; empty when the interaction holds. */
  faults: string[];
  /** The call and its answer, if they are to be seen. */
  call?: string;
}

interface Mismatch {
  mismatches?: {
    path?: string;
    key?: string;
    mismatch?: string;
    type?: string;
    expected?: number | string;
  }[];
  message?: string;
}

/** What is used of the verifier's report. */
interface Report {
  interactionResults: { description: string; duration: string; mismatch?: Mismatch }[];
}

async function report(options: VerifierOptions, only: string): Promise<Report> {
  const child = fork(join(import.meta.dirname, 'pact-process.ts'), {
    // Pact would tell its makers of each run.
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', PACT_DESCRIPTION: only || undefined },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.send(options);
  const [[message], output] = await Promise.all([
    Promise.race([once(child, 'message'), once(child, 'exit').then(() => [''])]),
    text(child.stderr!),
  ]);
  try {
    return JSON.parse(message as string) as Report;
  } catch {
    throw new Error(`Pact's verifier made no report: ${message as string}\n${output}`);
  }
}

/** What Pact misses; of an answer that breaks the contract only its status, for its body is wrong by either. */
function missed({ mismatches, message = 'failed' }: Mismatch, call: Exchange['call']): string[] {
  if (!mismatches) return [message];
  const lines = mismatches.flatMap(({ type, expected, path, key, mismatch = '' }) => {
    if (!call || call.faults.length === 0) return [[path ?? key, cut(mismatch)].filter(Boolean).join(': ')];
    const { status } = call.answer;
    return type !== 'StatusMismatch' || status === expected ? [] : [`expected ${expected} but was ${status}`];
  });
  return firstOfEach(lines);
}

function foundIn(mismatch: Mismatch | undefined, exchange: Exchange): Pick<Verified, 'faults' | 'call'> {
  const { failedStates, call } = exchange;
  // Without its states a call proves nothing.
  if (failedStates.length > 0) return { faults: failedStates };
  if (!mismatch) return { faults: [] };
  if (!call) return { faults: missed(mismatch, call) };
  const { request, answer, faults } = call;
  return {
    faults: [...faults, ...missed(mismatch, call)],
    call: `${request} answered ${answer.status}${answer.text && `: ${cut(answer.text)}`}`,
  };
}

/**
 * Makes every call of the pacts and holds the answers against them and the contract; gives what came of each interaction.
 * @throws Error when Pact could not begin
 */
export async function verify({ url, states, only = '', source }: Options): Promise<Verified[]> {
  const recorder = await startRecorder(url, states);
  try {
    const { interactionResults } = await report(
      {
        provider: PROVIDER,
        providerBaseUrl: recorder.url,
        providerStatesSetupUrl: `${recorder.url}${HOOK}`,
        providerStatesSetupTeardown: true,
        providerStatesSetupBody: true,
        failIfNoPactsFound: true,
        logLevel: 'error',
        ...source,
      },
      only,
    );
    return interactionResults.map(({ description, duration, mismatch }, index) => ({
      description,
      duration: Number.parseInt(duration, 10),
      ...foundIn(mismatch, recorder.exchanges[index] ?? { failedStates: [] }),
    }));
  } finally {
    await recorder.close();
  }
}

/** Runs Pact's verifier against the recorder, a proxy of the backend that also checks the answers against the contract. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { VerifierOptions } from '@pact-foundation/pact';
import { HOOK_PATH, PROVIDER } from '../../tests/answers/hook.ts';
import { root } from './project.ts';
import { truncate, firstFaultOfEachKind, startRecorder, type Exchange } from './recorder.ts';

export const pactFiles = (): string[] => globSync(join(root, 'pacts/*.json')).toSorted();

interface VerifyOptions {
  url: string;
  /** The URL of the backend's hook for provider states. */
  statesUrl: string;
  /** A regular expression for the descriptions of interactions. */
  pattern?: string | undefined;
  /** The verifier's options that select the pacts. */
  pactSource: Partial<VerifierOptions>;
}

export interface Result {
  /** The operation and the situation, such as `joinMatch: a full match`. */
  description: string;
  /** The duration in milliseconds. */
  duration: number;
  /** The faults of the interaction; empty when it succeeded. */
  faults: string[];
  /** The call and its answer, for the report. */
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

/** The part of the verifier's report that is used. */
interface Report {
  interactionResults: { description: string; duration: string; mismatch?: Mismatch }[];
}

async function runVerifier(options: VerifierOptions, pattern: string): Promise<Report> {
  const child = fork(join(import.meta.dirname, 'pact-process.ts'), {
    // Pact would otherwise send usage statistics.
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', PACT_DESCRIPTION: pattern || undefined },
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

/** Pact's mismatches as lines. When the answer breaks the contract, only a wrong status gives a line, because the faults of the answer are listed anyway. */
function mismatchLines({ mismatches, message = 'failed' }: Mismatch, call: Exchange['call']): string[] {
  if (!mismatches) return [message];
  const lines = mismatches.flatMap(({ type, expected, path, key, mismatch = '' }) => {
    if (!call || call.faults.length === 0)
      return [[path ?? key, truncate(mismatch)].filter(Boolean).join(': ')];
    const { status } = call.answer;
    return type !== 'StatusMismatch' || status === expected ? [] : [`expected ${expected} but was ${status}`];
  });
  return firstFaultOfEachKind(lines);
}

function resultOf(mismatch: Mismatch | undefined, exchange: Exchange): Pick<Result, 'faults' | 'call'> {
  const { stateFaults, call } = exchange;
  // A call proves nothing when its states failed.
  if (stateFaults.length > 0) return { faults: stateFaults };
  if (!mismatch) return { faults: [] };
  if (!call) return { faults: mismatchLines(mismatch, call) };
  const { request, answer, faults } = call;
  return {
    faults: [...faults, ...mismatchLines(mismatch, call)],
    call: `${request} answered ${answer.status}${answer.text && `: ${truncate(answer.text)}`}`,
  };
}

/** Makes every call of the pacts and checks the answers against pacts and contract. Throws when Pact could not start. */
export async function verify({ url, statesUrl, pattern = '', pactSource }: VerifyOptions): Promise<Result[]> {
  const recorder = await startRecorder(url, statesUrl);
  try {
    const { interactionResults } = await runVerifier(
      {
        provider: PROVIDER,
        providerBaseUrl: recorder.url,
        providerStatesSetupUrl: `${recorder.url}${HOOK_PATH}`,
        providerStatesSetupTeardown: true,
        providerStatesSetupBody: true,
        failIfNoPactsFound: true,
        logLevel: 'error',
        ...pactSource,
      },
      pattern,
    );
    return interactionResults.map(({ description, duration, mismatch }, index) => ({
      description,
      duration: Number.parseInt(duration, 10),
      ...resultOf(mismatch, recorder.exchanges[index] ?? { stateFaults: [] }),
    }));
  } finally {
    await recorder.close();
  }
}

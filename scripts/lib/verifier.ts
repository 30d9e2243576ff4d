/** Pact's own verifier, as this project uses it. */
import { join } from 'node:path';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { filesIn } from './files.ts';
import { root } from './project.ts';
import { HOOK } from './provider.ts';

/** The pacts of this checkout. */
export const pactFiles = (): string[] =>
  filesIn(join(root, 'pacts'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(root, 'pacts', file));

interface Options {
  url: string;
  /** Where its hook for provider states is, if not at its usual place. */
  states?: string | undefined;
  /** A regular expression over descriptions. */
  only?: string | undefined;
  /** Where the pacts come from, in the verifier's own words. */
  source?: Partial<VerifierOptions>;
}

/**
 * Makes every call of the pacts and compares the answers; writes its report to the output.
 * @throws Error whose message is the verifier's report as JSON (`pact-failures.ts` reads it)
 */
export async function verify({
  url,
  states = `${url}${HOOK}`,
  only = '',
  source = { pactUrls: pactFiles() },
}: Options): Promise<void> {
  // It would tell its makers of each run.
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  // Its proxy uses `util._extend`; nobody here can help it.
  process.noDeprecation = true;
  if (only) process.env['PACT_DESCRIPTION'] = only;
  else delete process.env['PACT_DESCRIPTION'];
  await new Verifier({
    provider: 'hrajem-api',
    providerBaseUrl: url,
    providerStatesSetupUrl: states,
    providerStatesSetupTeardown: true,
    providerStatesSetupBody: true,
    failIfNoPactsFound: true,
    logLevel: 'error',
    ...source,
  }).verifyProvider();
}

/** Pact's own verifier, as this project uses it. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { HOOK } from './provider.mjs';
import { root } from './run.mjs';

/** The pacts of this checkout. */
export const committedPacts = () => ({
  pactUrls: globSync('pacts/*.json', { cwd: root })
    .toSorted()
    .map((file) => join(root, file)),
});

/**
 * Makes every call of the pacts and compares the answers; writes its report to the output.
 * `only` is a regular expression over descriptions; `source` says where the pacts come from, in the verifier's own words.
 * @param {{ url: string, states?: string | undefined, only?: string | undefined, source?: object }} options
 * @throws Error whose message is the verifier's report as JSON (`pact-failures.mjs` reads it)
 */
export async function verify({ url, states = `${url}${HOOK}`, only = '', source = committedPacts() }) {
  // It would tell its makers of each run.
  process.env.PACT_DO_NOT_TRACK = 'true';
  // Its proxy uses `util._extend`; nobody here can help it.
  process.noDeprecation = true;
  if (only) process.env.PACT_DESCRIPTION = only;
  else delete process.env.PACT_DESCRIPTION;
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

/** Pact's own verifier, as this project uses it. */
import { Verifier } from '@pact-foundation/pact';
import { pactFiles } from './pact-files.mjs';
import { HOOK } from './provider.mjs';

/**
 * Makes every call of the pacts and compares the answers; writes its report to the output.
 * `only` is a regular expression over descriptions; `source` says where the pacts come from, in the verifier's own words.
 * @param {{ url: string, states?: string | undefined, only?: string | undefined, source?: object }} options
 * @throws Error whose message is the verifier's report as JSON (`pact-failures.mjs` reads it)
 */
export async function verify({
  url,
  states = `${url}${HOOK}`,
  only = '',
  source = { pactUrls: pactFiles() },
}) {
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

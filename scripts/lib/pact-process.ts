/** Runs Pact's verifier as a child process, so that the parent can discard its long output. */
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';

// Pact's proxy uses the deprecated `util._extend`.
process.noDeprecation = true;

process.once('message', (options: VerifierOptions) => {
  void new Verifier(options)
    .verifyProvider()
    .then(String, (error: Error) => error.message)
    .then((report) => process.send?.(report, () => process.disconnect()));
});

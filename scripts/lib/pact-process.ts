/** Pact's verifier in a process of its own: it writes a page for each interaction to the output, which nobody can stop. */
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';

// Its proxy uses `util._extend`; nobody here can help it.
process.noDeprecation = true;

process.once('message', (options: VerifierOptions) => {
  void new Verifier(options)
    .verifyProvider()
    .then(String, (error: Error) => error.message)
    .then((report) => process.send?.(report, () => process.disconnect()));
});

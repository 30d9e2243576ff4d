/** Lines for people out of the report that Pact's verifier fails with. */
export function failureLines(message: string): string[];

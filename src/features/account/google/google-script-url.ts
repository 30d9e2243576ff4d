interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    /** Of browsers with Trusted Types (w3.org/TR/trusted-types); TypeScript's own library does not know them. */
    trustedTypes?: TrustedTypes;
  }
}

const address = 'https://accounts.google.com/gsi/client';

let trusted: string | undefined;

/**
 * The address of Google's script, as the `src` of a script may be it: under the Content-Security-Policy (scripts/vite/csp.ts)
 * a text alone is refused. The policy knows this address only, whatever it is asked for.
 */
export function googleScriptUrl(): string {
  trusted ??= window.trustedTypes
    ? window.trustedTypes
        .createPolicy('google-identity', { createScriptURL: () => address })
        .createScriptURL(address)
    : address;
  return trusted;
}

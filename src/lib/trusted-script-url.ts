/** Of browsers with Trusted Types (w3.org/TR/trusted-types); TypeScript's own library does not know them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

const made = new Map<string, string>();

/**
 * An address as a script may be loaded from it: under the Content-Security-Policy (scripts/vite/host-files.ts), a text alone is refused.
 * @param policy one that the Content-Security-Policy names; it lets this address in and no other
 */
export function trustedScriptUrl(policy: string, address: string): string {
  const known = made.get(policy);
  if (known !== undefined) return known;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const url = trustedTypes
    ? trustedTypes.createPolicy(policy, { createScriptURL: () => address }).createScriptURL(address)
    : address;
  made.set(policy, url);
  return url;
}

import { workerAddress } from './worker-cache.ts';

/** Of browsers with Trusted Types (w3.org/TR/trusted-types); TypeScript's own library does not know them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Where the scripts of Google Identity Services and what they ask for are. */
export const googleIdentity = 'https://accounts.google.com/gsi/';

/** The scripts that the app loads by their address, each under the name of the policy that lets it in. */
export const trustedScripts = {
  'google-identity': `${googleIdentity}client`,
  'service-worker': workerAddress,
} as const;

const createdUrls = new Map<string, string>();

/** A script's address under the Content-Security-Policy (scripts/vite/host-files.ts), which names the policies and refuses plain text. */
export function trustedScriptUrl(policy: keyof typeof trustedScripts): string {
  const address = trustedScripts[policy];
  const known = createdUrls.get(policy);
  if (known !== undefined) return known;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const url = trustedTypes
    ? trustedTypes.createPolicy(policy, { createScriptURL: () => address }).createScriptURL(address)
    : address;
  createdUrls.set(policy, url);
  return url;
}

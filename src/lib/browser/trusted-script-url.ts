import { workerAddress } from './worker-cache.ts';

/** The part of Trusted Types (w3.org/TR/trusted-types) that TypeScript's library lacks. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The base URL of Google Identity Services. */
export const googleIdentity = 'https://accounts.google.com/gsi/';

/** The URLs of the scripts that the app loads, by the name of their Trusted Types policy. */
export const trustedScripts = {
  'google-identity': `${googleIdentity}client`,
  'service-worker': workerAddress,
} as const;

const createdUrls = new Map<string, string>();

/** Returns a trusted URL, as the Content-Security-Policy (scripts/vite/host-files.ts) forbids strings as script URLs. */
export function trustedScriptUrl(policy: keyof typeof trustedScripts): string {
  const address = trustedScripts[policy];
  const createdUrl = createdUrls.get(policy);
  if (createdUrl !== undefined) return createdUrl;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const url = trustedTypes
    ? trustedTypes.createPolicy(policy, { createScriptURL: () => address }).createScriptURL(address)
    : address;
  createdUrls.set(policy, url);
  return url;
}

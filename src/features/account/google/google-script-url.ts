import { trustedScriptUrl } from '@/lib/trusted-script-url';

/** The address of Google's script, as the `src` of a script may be it. */
export const googleScriptUrl = (): string =>
  trustedScriptUrl('google-identity', 'https://accounts.google.com/gsi/client');

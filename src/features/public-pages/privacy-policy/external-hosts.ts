import { env } from '@/env';

const hostOf = (address: string): string => address && new URL(address).host;

/** The hosts of other servers that the app sends data to, from the build's settings; empty when there is none. */
export const externalHosts = {
  apiHost: hostOf(env.apiOrigin),
  reportHost: hostOf(env.sentryDsn),
  hasExceptions: env.apiOrigin !== '' || env.googleClientId !== '' || env.sentryDsn !== '',
};

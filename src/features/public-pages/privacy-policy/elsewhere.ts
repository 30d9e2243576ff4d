import { env } from '@/env';

const hostOf = (address: string): string => address && new URL(address).host;

/** Other servers that the app turns to without being told to, by its settings; an empty name = none. */
export const elsewhere = {
  apiHost: hostOf(env.apiOrigin),
  reportHost: hostOf(env.sentryDsn),
  hasExceptions: env.apiOrigin !== '' || env.googleClientId !== '' || env.sentryDsn !== '',
};

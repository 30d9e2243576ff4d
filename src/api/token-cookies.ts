import { cookieIn } from '@/lib/cookie';

/** The names of the two cookies of a session. */
export const tokenCookies = { access: 'access_token', refresh: 'refresh_token' } as const;

/** What they hold at this moment. */
export const documentTokens = (): { access: string | null; refresh: string | null } => ({
  access: cookieIn(document.cookie, tokenCookies.access),
  refresh: cookieIn(document.cookie, tokenCookies.refresh),
});

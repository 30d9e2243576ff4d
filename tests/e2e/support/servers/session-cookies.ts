/** The cookies of a session that no page has named yet, for `BrowserContext.addCookies`. */
export const sessionCookies = (url: string, tokens: { access: string; refresh: string }) =>
  Object.entries({ access_token: tokens.access, refresh_token: tokens.refresh, session_name: '' }).map(
    ([name, value]) => ({
      name,
      value,
      url,
      sameSite: 'Lax' as const,
      expires: Math.floor(Date.now() / 1000) + 7 * 24 * 3600,
    }),
  );

import { AccessToken } from '@/generated/schemas/accessToken.zod';
import { LogoutRequest } from '@/generated/schemas/logoutRequest.zod';
import { RefreshTokenRequest } from '@/generated/schemas/refreshTokenRequest.zod';
import { Session } from '@/generated/schemas/session.zod';
import { refuse } from '@mocks/db/refusal';
import { memberOperation, publicOperation } from '../operation.ts';
import { createAccessToken, readToken, findSession } from '../tokens.ts';

/** Returns a new access token when the session of the refresh token still exists. */
export const refreshToken = publicOperation(
  { json: RefreshTokenRequest, answer: AccessToken },
  async ({ store, body }) => {
    const claims = (await readToken(store, body.refresh, 'refresh')) ?? refuse('refresh_token_invalid');
    if (claims.isExpired) refuse('refresh_token_expired');
    const session = findSession(store.state, claims) ?? refuse('refresh_token_invalid');
    return { access: await createAccessToken(store, session) };
  },
);

/** Returns the signed-in user and the partner that referred them. */
export const getSession = memberOperation({ answer: Session }, ({ store: { state }, user }) => {
  const { id, username, email, email_verified, display_name, profile_picture, language } = user;
  const { first_name, last_name } = user;
  const account = { id, username, email, email_verified };
  return {
    user: { ...account, display_name, first_name, last_name, profile_picture, language },
    partner: state.partners.find(({ slug }) => slug === user.partner_slug) ?? null,
  };
});

/** Ends the caller's session, and the session of the sent refresh token if that is the caller's too. */
export const logout = memberOperation(
  { json: LogoutRequest, answer: null },
  async ({ store, user, session, body }): Promise<void> => {
    const claims = await readToken(store, body.refresh_token, 'refresh');
    const endedIds = new Set<unknown>([session.id, claims?.userId === user.id && claims.sessionId]);
    store.mutate((state) => {
      state.sessions = state.sessions.filter(({ id }) => !endedIds.has(id));
    });
  },
);

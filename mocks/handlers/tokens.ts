import { errors, jwtVerify, SignJWT } from 'jose';
import { lifetimes } from '@/generated/rules';
import { randomToken } from '@mocks/db/accounts/secrets';
import { refuse } from '@mocks/db/refusal';
import { findUser } from '@mocks/db/rows';
import type { SessionRow, State, UserRow } from '@mocks/db/state';
import type { Store } from '@mocks/db/store';

type TokenUse = 'access' | 'refresh';

const getSigningKey = (state: State) => new TextEncoder().encode(state.secret);
const getNowInSeconds = (store: Store) => Math.floor(store.now() / 1000);

function signToken(store: Store, use: TokenUse, session: SessionRow, lifetime: number): Promise<string> {
  const now = getNowInSeconds(store);
  return new SignJWT({ use, sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(session.user_id))
    .setJti(randomToken())
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime)
    .sign(getSigningKey(store.state));
}

/** Creates an access token of the session, a JWT (RFC 7519). */
export const createAccessToken = (store: Store, session: SessionRow): Promise<string> =>
  signToken(store, 'access', session, lifetimes.access_token);

export async function startSession(store: Store, userId: number) {
  const now = store.now();
  const session: SessionRow = {
    id: randomToken(),
    user_id: userId,
    expires_at: now + lifetimes.refresh_token * 1000,
  };
  store.mutate((state) => {
    state.sessions = state.sessions.filter(({ expires_at }) => expires_at > now);
    state.sessions.push(session);
  });
  const [access, refresh] = await Promise.all([
    createAccessToken(store, session),
    signToken(store, 'refresh', session, lifetimes.refresh_token),
  ]);
  return { access, refresh };
}

interface Claims {
  sessionId: unknown;
  userId: number;
  isExpired: boolean;
}

/** Returns the claims of a token, even of an expired one; null for an invalid token or one with another use. */
export async function readToken(store: Store, token: string, use: TokenUse): Promise<Claims | null> {
  const toClaims = (payload: Record<string, unknown>, isExpired: boolean) =>
    payload.use === use ? { sessionId: payload.sid, userId: Number(payload.sub), isExpired } : null;
  try {
    const { payload } = await jwtVerify(token, getSigningKey(store.state), {
      algorithms: ['HS256'],
      currentDate: new Date(store.now()),
      requiredClaims: ['exp', 'iat', 'sub', 'sid', 'use'],
    });
    return toClaims(payload, false);
  } catch (error) {
    // The library has already verified the signature of an expired token.
    if (error instanceof errors.JWTExpired) return toClaims(error.payload, true);
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Finds the session of a token; undefined when the session has ended. */
export const findSession = (state: State, { sessionId, userId }: Claims): SessionRow | undefined =>
  state.sessions.find((session) => session.id === sessionId && session.user_id === userId);

export interface SignedInUser {
  user: UserRow;
  session: SessionRow;
}

/** Finds the user and the session by the header `Authorization: Bearer …` (RFC 6750), or refuses with a token problem. */
export async function authenticate(store: Store, request: Request): Promise<SignedInUser> {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!token) refuse('token_missing');
  const claims = await readToken(store, token, 'access');
  if (!claims) refuse('token_invalid');
  if (claims.isExpired) refuse('token_expired');
  const session = findSession(store.state, claims);
  const user = findUser(store.state, claims.userId);
  if (!session || !user) refuse('token_invalid');
  return { user, session };
}

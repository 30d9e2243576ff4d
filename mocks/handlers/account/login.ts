import { LoginHeaders } from '@/generated/schemas/loginHeaders.zod';
import { LoginRequest } from '@/generated/schemas/loginRequest.zod';
import { LoginResult } from '@/generated/schemas/loginResult.zod';
import { clearAttempts, takeAttempt } from '@mocks/db/limits';
import { verifyPassword } from '@mocks/db/password';
import { refuse } from '@mocks/db/refusal';
import { findByUsername } from '@mocks/db/rows';
import { openOperation } from '../operation.ts';
import { checkJson } from '../request.ts';
import { completeSignIn } from './sign-in.ts';

/** The first step of signing in. Unknown usernames and wrong passwords cannot be told apart, not even by the time it takes. */
export const login = openOperation(
  { headers: LoginHeaders, body: (raw) => checkJson(LoginRequest, raw), answer: LoginResult },
  async ({ store, settings, language, body: { username, password } }) => {
    takeAttempt(store, 'login', username);
    const stored = findByUsername(store.state, username)?.password_hash ?? null;
    const right = await verifyPassword(password, stored, settings.pbkdf2Iterations);
    const user = findByUsername(store.state, username);
    if (!right || !user) refuse('invalid_credentials');
    clearAttempts(store, 'login', username);
    if (!user.email_verified) refuse('email_not_verified');
    return completeSignIn(store, user, language);
  },
);

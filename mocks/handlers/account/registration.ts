import { RegisterRequest } from '@/generated/schemas/registerRequest.zod';
import { RegisterResult } from '@/generated/schemas/registerResult.zod';
import { addAccount } from '@mocks/db/accounts';
import { takeAttempt } from '@mocks/db/limits';
import { mailAccountLink } from '@mocks/db/mail';
import { hashPassword } from '@mocks/db/password';
import { refuse, refuseFields, type FieldFault } from '@mocks/db/refusal';
import { findByEmail, findByUsername } from '@mocks/db/rows';
import { newSecret } from '@mocks/db/secrets';
import type { State } from '@mocks/db/state';
import { openOperation } from '../operation.ts';

function refuseTaken(state: State, username: string, email: string): void {
  const faults: FieldFault[] = [];
  if (findByUsername(state, username)) faults.push({ field: 'username', code: 'taken' });
  if (findByEmail(state, email)) faults.push({ field: 'email', code: 'taken' });
  const [first] = faults;
  if (first) refuse(first.field === 'username' ? 'username_taken' : 'email_taken', { faults });
}

/** Creates an account that waits for its address to be verified, and mails the link. */
export const register = openOperation(
  { json: RegisterRequest, answer: RegisterResult },
  async ({ store, settings, now, language, body }) => {
    const { username, email, password, city_id } = body;
    if (city_id !== null && !store.state.cities.some(({ id }) => id === city_id))
      refuseFields([{ field: 'city_id', code: 'unknown_city' }]);
    takeAttempt(store, 'register', email);
    const [password_hash, secret] = await Promise.all([
      hashPassword(password, settings.pbkdf2Iterations),
      newSecret(),
    ]);
    refuseTaken(store.state, username, email);
    // The mail that goes out now counts: the next one can be asked for in a minute.
    takeAttempt(store, 'verification_mail', email);
    store.mutate((state) => {
      const user = addAccount(
        state,
        {
          username,
          email,
          password_hash,
          first_name: body.first_name.trim(),
          last_name: body.last_name.trim(),
          language: body.language,
          city_ids: city_id === null ? [] : [city_id],
        },
        now,
      );
      mailAccountLink(state, 'verify_email', user, secret, { language, now });
    });
    return { email, status: 'verification_required' as const };
  },
);

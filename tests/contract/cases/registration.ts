import type { Case } from '../case.ts';
import { DAY, MINUTE, type World } from '../world.ts';

const newPlayer = {
  username: 'ondra.k',
  email: 'ondra@example.com',
  password: 'tři zelené míče',
  first_name: 'Ondřej',
  last_name: 'Král',
  city_id: 2,
  language: 'cs',
  privacy_policy_accepted: true,
};

const register = (fields: Record<string, unknown> = {}) => ({ body: { ...newPlayer, ...fields } });
const verification = ({ link }: World) => ({ query: link('verify_email') });
const resend = (email: string) => ({ body: { email } });

/** Creating an account and verifying its address. */
// oxfmt-ignore
export const registrationCases: Case[] = [
  { operation: 'register', status: 201, name: 'of a new player', request: register(), answer: { email: 'ondra@example.com', status: 'verification_required' } },
  { operation: 'register', status: 201, name: 'without a city', request: register({ city_id: null }) },
  { operation: 'register', status: 409, code: 'username_taken', name: 'with a username in other letters', request: register({ username: 'JANA' }), fields: { username: 'taken' } },
  { operation: 'register', status: 409, code: 'email_taken', name: 'with a known address', request: register({ email: 'Jana@example.com' }), fields: { email: 'taken' } },
  { operation: 'register', status: 409, code: 'username_taken', name: 'with both', request: register({ username: 'jana', email: 'jana@example.com' }), fields: { username: 'taken', email: 'taken' } },
  { operation: 'register', status: 400, code: 'validation_failed', name: 'with nothing', request: { body: {} }, invalid: true,
    fields: { username: 'required', email: 'required', password: 'required', first_name: 'required', last_name: 'required', city_id: 'required', language: 'required', privacy_policy_accepted: 'required' } },
  { operation: 'register', status: 400, code: 'validation_failed', name: 'with everything wrong', invalid: true,
    request: register({ username: 'ab', email: 'ondra', password: 'krátké', first_name: '', last_name: 'x'.repeat(51), city_id: 0, language: 'de', privacy_policy_accepted: false }),
    fields: { username: 'too_short', email: 'invalid', password: 'too_short', first_name: 'too_short', last_name: 'too_long', city_id: 'too_small', language: 'invalid', privacy_policy_accepted: 'not_accepted' } },
  { operation: 'register', status: 400, code: 'validation_failed', name: 'in a city that does not exist', request: register({ city_id: 4711 }), fields: { city_id: 'unknown_city' } },
  { operation: 'register', status: 400, code: 'validation_failed', name: 'with a blank name', request: register({ first_name: '  ' }), fields: { first_name: 'too_short' } },
  { operation: 'register', status: 429, code: 'rate_limited', name: 'five times with one address', request: async ({ call }) => { for (let count = 0; count < 5; count += 1) await call('register', register({ email: 'jana@example.com' })); return register({ email: 'jana@example.com' }); } },

  { operation: 'verifyEmail', status: 200, name: 'by the link', request: verification, answer: { status: 'verified' } },
  { operation: 'verifyEmail', status: 200, name: 'for the second time', request: async (world) => { await world.call('verifyEmail', verification(world)); return verification(world); }, answer: { status: 'already_verified' } },
  { operation: 'verifyEmail', status: 400, code: 'verification_link_invalid', name: 'with a wrong token', request: (world) => ({ query: { ...world.link('verify_email'), token: 'x' } }) },
  { operation: 'verifyEmail', status: 400, code: 'verification_link_invalid', name: 'with the id of somebody else', request: (world) => ({ query: { ...world.link('verify_email'), uid: 'MQ' } }) },
  { operation: 'verifyEmail', status: 400, code: 'validation_failed', name: 'without values', fields: { uid: 'required', token: 'required' }, invalid: true },
  { operation: 'verifyEmail', status: 410, code: 'verification_link_expired', name: 'after a day', request: (world) => { world.setTime(world.store.now() + DAY); return verification(world); } },

  { operation: 'resendVerificationEmail', status: 202, name: 'to somebody who waits for it', request: resend('nova@example.com'), answer: { status: 'accepted' } },
  { operation: 'resendVerificationEmail', status: 202, name: 'to somebody who is verified', request: resend('jana@example.com'), answer: { status: 'accepted' } },
  { operation: 'resendVerificationEmail', status: 202, name: 'to nobody', request: resend('nikdo@example.com'), answer: { status: 'accepted' } },
  { operation: 'resendVerificationEmail', status: 202, name: 'again after a minute', request: async ({ call, setTime, store }) => { await call('resendVerificationEmail', resend('nova@example.com')); setTime(store.now() + MINUTE); return resend('nova@example.com'); } },
  { operation: 'resendVerificationEmail', status: 400, code: 'validation_failed', name: 'to no address', request: resend('nova'), fields: { email: 'invalid' }, invalid: true },
  { operation: 'resendVerificationEmail', status: 429, code: 'rate_limited', name: 'twice in a minute', request: async ({ call }) => { await call('resendVerificationEmail', resend('nova@example.com')); return resend('nova@example.com'); } },
  { operation: 'resendVerificationEmail', status: 429, code: 'rate_limited', name: 'twice in a minute to nobody', request: async ({ call }) => { await call('resendVerificationEmail', resend('nikdo@example.com')); return resend('nikdo@example.com'); } },
];

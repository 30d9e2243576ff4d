import { addAccount } from '@mocks/db/accounts';
import { mailAccountLink, uidOf } from '@mocks/db/mail';
import { hashPassword } from '@mocks/db/password';
import { newSecret, randomToken } from '@mocks/db/secrets';
import type { LinkRow, UserRow } from '@mocks/db/state';
import type { ParamsOf } from '../states.ts';
import type { HandlersOf } from './handlers.ts';
import { ITERATIONS, MINUTE, type World } from './world.ts';

interface Account {
  username: string;
  email: string;
  password?: string;
}

/** Adds an account as a registration would, verified unless told otherwise. */
async function addPerson(
  { store }: World,
  account: Account,
  fields: Partial<UserRow> = {},
): Promise<UserRow> {
  const { username, email, password } = account;
  const password_hash = password ? await hashPassword(password, ITERATIONS) : null;
  return store.mutate((state) => {
    const names = { first_name: 'Pavel', last_name: 'Pakt', language: 'cs' } as const;
    const user = addAccount(state, { username, email, password_hash, ...names }, store.now());
    return Object.assign(user, { email_verified: true, ...fields });
  });
}

const withPassword = (world: World, params: ParamsOf<'an account'>, fields?: Partial<UserRow>) =>
  addPerson(world, { ...params, email: 'pavel@example.com' }, fields);

type LinkKind = Exclude<LinkRow['kind'], 'confirm_participation'>;

/** Mails a link to a new account. */
async function mailed(
  world: World,
  kind: LinkKind,
  { user = {}, link = {} }: { user?: Partial<UserRow>; link?: Partial<LinkRow> } = {},
) {
  const { store } = world;
  const account = { username: 'lenka.pakt', email: 'lenka@example.com' };
  const person = await addPerson(world, account, { email_verified: kind !== 'verify_email', ...user });
  const secret = await newSecret();
  store.mutate((state) => {
    mailAccountLink(state, kind, person, secret, { language: 'cs', now: store.now() });
    Object.assign(state.links.at(-1)!, link);
  });
  return { uid: uidOf(person.id), token: secret.token };
}

const old = ({ store }: World) => ({ link: { expires_at: store.now() - MINUTE } });

/** Accounts, and the links that are mailed to them. */
// oxfmt-ignore
export const accountStates = {
  'an account': async (world, params) => void (await withPassword(world, params)),
  'an account that asks for a code': async (world, params) => void (await withPassword(world, params, { asks_for_code: true })),
  'an account that is not verified': async (world, params) => void (await withPassword(world, params, { email_verified: false })),
  'many wrong passwords were tried': async (world, params) => {
    await withPassword(world, params);
    world.exhaust('login', params.username);
  },
  'no such account': () => undefined,
  'a taken username': async (world, { username }) => void (await addPerson(world, { username, email: 'pavel@example.com' })),
  'a taken address': async (world, { email }) => void (await addPerson(world, { username: 'pavel.pakt', email })),
  'many registrations were tried': ({ exhaust }, { email }) => exhaust('register', email),
  'an address that waits to be verified': async (world, { email }) => void (await addPerson(world, { username: 'petra', email }, { email_verified: false })),
  'a verification mail was just sent': ({ exhaust }, { email }) => exhaust('verification_mail', email),
  'an address of an account': async (world, { email }) => void (await addPerson(world, { username: 'petra', email })),
  'a password mail was just sent': ({ exhaust }, { email }) => exhaust('reset_mail', email),

  'a verification link': (world) => mailed(world, 'verify_email'),
  'a verification link of a verified address': (world) => mailed(world, 'verify_email', { user: { email_verified: true } }),
  'an old verification link': (world) => mailed(world, 'verify_email', old(world)),
  'no such verification link': async (world) => ({ ...(await mailed(world, 'verify_email')), token: randomToken() }),
  'a password link': (world) => mailed(world, 'reset_password'),
  'a used password link': (world) => mailed(world, 'reset_password', { link: { used: true } }),
  'an old password link': (world) => mailed(world, 'reset_password', old(world)),
  'no such password link': async (world) => ({ ...(await mailed(world, 'reset_password')), token: randomToken() }),
  'many password links were tried': async (world) => {
    const values = await mailed(world, 'reset_password');
    world.exhaust('reset', values.uid);
    return values;
  },
} satisfies Partial<HandlersOf>;

import { addAccount } from '@mocks/db/accounts';
import { sendAccountLink, encodeUid } from '@mocks/db/mail';
import { hashPassword } from '@mocks/db/password';
import { newSecret, randomToken } from '@mocks/db/secrets';
import type { LinkRow, UserRow } from '@mocks/db/state';
import { giving, told } from '../state.ts';
import { MINUTE } from '@mocks/db/state.fixture';
import { ITERATIONS, type World } from '../world.ts';

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

type LinkKind = Exclude<LinkRow['kind'], 'confirm_participation'>;

const values = giving({ uid: 'MTc', token: 'c9Xq2LmN7pRs4TvW' });

interface LinkOptions {
  user?: Partial<UserRow>;
  fields?: (world: World) => Partial<LinkRow>;
  /** In place of a new account. */
  whose?: (world: World) => UserRow;
}

/** A link that is mailed to an account. */
const link = (kind: LinkKind, means: string, { user, fields, whose }: LinkOptions = {}) =>
  values(means, async (world) => {
    const { store } = world;
    const account = { username: 'lenka.pakt', email: 'lenka@example.com' };
    const person =
      whose?.(world) ??
      (await addPerson(world, account, { email_verified: kind !== 'verify_email', ...user }));
    const secret = await newSecret();
    store.mutate((state) => {
      sendAccountLink(state, kind, person, secret, { language: 'cs', now: store.now() });
      Object.assign(state.links.at(-1)!, fields?.(world));
    });
    return { uid: encodeUid(person.id), token: secret.token };
  });

type Link = ReturnType<typeof link>;

/** The same link with another secret. */
const neverSent = ({ make }: Link) =>
  values('It was never sent.', async (world) => ({ ...(await make(world)), token: randomToken() }));

const WORKS = 'It works and was not used.';
const old = ({ store }: World) => ({ expires_at: store.now() - MINUTE });
const verification = link('verify_email', WORKS);
const password = link('reset_password', WORKS);

const newcomer = { username: 'petra.pakt', email: 'petra@example.com' } as const;
const address = told({ email: newcomer.email });
const nobody = told(newcomer);
const somebody = told({ username: 'pavel.pakt', password: 'velmi tajné heslo' });
/** Somebody with a password. */
const account = (means: string, fields: Partial<UserRow> = {}) =>
  somebody(means, (world, params) => addPerson(world, { ...params, email: 'pavel@example.com' }, fields));
const existing = account('It has that username and password, and a verified address.');

/** Accounts, and the links that are mailed to them. */
// oxfmt-ignore
export const accountStates = {
  'an account': existing,
  'an account that asks for a code': account('The same, and signing in takes a one-time code.', { asks_for_code: true }),
  'an account that is not verified': account('It has that username and password; its address is not verified.', { email_verified: false }),
  'many wrong passwords were tried': somebody('Signing in with that username is refused for a while.', async (world, params) => {
    await existing.make(world, params);
    world.exhaust('login', params.username);
  }),
  'no such account': nobody('Nobody has that username or that address.', () => undefined),
  'a taken username': nobody('Somebody has that username; nobody has that address.', (world, { username }) => addPerson(world, { username, email: 'pavel@example.com' })),
  'a taken address': nobody('Somebody has that address; nobody has that username.', (world, { email }) => addPerson(world, { username: 'pavel.pakt', email })),
  'many registrations were tried': address('Registering with that address is refused for a while.', ({ exhaust }, { email }) => exhaust('register', email)),
  'an address that waits to be verified': address('An account has that address and did not verify it.', (world, { email }) => addPerson(world, { username: 'petra', email }, { email_verified: false })),
  'a verification mail was just sent': address('Another one to that address is refused for a while.', ({ exhaust }, { email }) => exhaust('verification_mail', email)),
  'an address of an account': address('An account has that address.', (world, { email }) => addPerson(world, { username: 'petra', email })),
  'a password mail was just sent': address('Another one to that address is refused for a while.', ({ exhaust }, { email }) => exhaust('reset_mail', email)),

  'a verification link': verification,
  'a verification link of a verified address': link('verify_email', 'It was sent and the address is verified.', { user: { email_verified: true } }),
  'an old verification link': link('verify_email', 'Its time is over and the address is not verified.', { fields: old }),
  'no such verification link': neverSent(verification),
  'a password link': password,
  'a password link of the person': link('reset_password', 'It works, was not used and is that of the signed-in person.', { whose: ({ me }) => me() }),
  'a used password link': link('reset_password', 'It was used.', { fields: () => ({ used: true }) }),
  'an old password link': link('reset_password', 'Its time is over.', { fields: old }),
  'no such password link': neverSent(password),
  'many password links were tried': values('New passwords by links of that account are refused for a while.', async (world) => {
    const given = await password.make(world);
    world.exhaust('reset', given.uid);
    return given;
  }),
};

import { addAccount } from '@mocks/db/accounts/accounts';
import { hashPassword } from '@mocks/db/accounts/password';
import { createSecret, randomToken } from '@mocks/db/accounts/secrets';
import { sendAccountLink, encodeUid } from '@mocks/db/mail/mail';
import type { LinkRow, UserRow } from '@mocks/db/state';
import { stateWithValues, stateWithParams } from '../state.ts';
import type { TestBackend } from '../test-backend.ts';

/** Adds an account as a registration does, by default with a verified address. */
async function addPerson(
  { store }: TestBackend,
  { username, email, password }: { username: string; email: string; password?: string },
  fields: Partial<UserRow> = {},
): Promise<UserRow> {
  const password_hash = password ? await hashPassword(password, 1) : null;
  return store.mutate((state) => {
    const names = { first_name: 'Pavel', last_name: 'Pakt', language: 'cs' } as const;
    const user = addAccount(state, { username, email, password_hash, ...names }, store.now());
    return Object.assign(user, { email_verified: true, ...fields });
  });
}

type LinkKind = Exclude<LinkRow['kind'], 'confirm_participation'>;

const stateWithLink = stateWithValues({ uid: 'MTc', token: 'c9Xq2LmN7pRs4TvW' });

interface LinkOptions {
  userFields?: Partial<UserRow>;
  isUsed?: boolean;
  isOld?: boolean;
  /** Returns the owner of the link; by default a new account. */
  findOwner?: (backend: TestBackend) => UserRow;
}

const linkState = (kind: LinkKind, description: string, options: LinkOptions = {}) =>
  stateWithLink(description, async (backend) => {
    const store = options.isOld ? backend.storeBefore(`${kind}_link`) : backend.store;
    const account = { username: 'lenka.pakt', email: 'lenka@example.com' };
    const fields = { email_verified: kind !== 'verify_email', ...options.userFields };
    const person = options.findOwner?.(backend) ?? (await addPerson(backend, account, fields));
    const secret = await createSecret();
    store.mutate((state) => {
      sendAccountLink(state, kind, person, secret, { language: 'cs', now: store.now() });
      state.links.at(-1)!.used = options.isUsed === true;
    });
    return { uid: encodeUid(person.id), token: secret.token };
  });

/** A state with the account of another link state and a token that was never sent. */
const neverSentState = ({ make }: ReturnType<typeof linkState>) =>
  stateWithLink('It was never sent.', async (backend) => ({
    ...(await make(backend)),
    token: randomToken(),
  }));

const UNUSED_LINK_DESCRIPTION = 'It works and was not used.';
const verificationLink = linkState('verify_email', UNUSED_LINK_DESCRIPTION);
const passwordLink = linkState('reset_password', UNUSED_LINK_DESCRIPTION);

const newcomerAccount = { username: 'petra.pakt', email: 'petra@example.com' } as const;
const stateWithAddress = stateWithParams({ email: newcomerAccount.email });
const stateWithNewcomer = stateWithParams(newcomerAccount);
const stateWithCredentials = stateWithParams({ username: 'pavel.pakt', password: 'velmi tajné heslo' });
const accountState = (description: string, fields: Partial<UserRow> = {}) =>
  stateWithCredentials(description, (backend, params) =>
    addPerson(backend, { ...params, email: 'pavel@example.com' }, fields),
  );
const existingAccount = accountState('It has that username and password, and a verified address.');

// oxfmt-ignore
export const accountStates = {
  'an account': existingAccount,
  'an account that asks for a code': accountState('The same, and signing in takes a one-time code.', { asks_for_code: true }),
  'an account that is not verified': accountState('It has that username and password; its address is not verified.', { email_verified: false }),
  'many wrong passwords were tried': stateWithCredentials('Signing in with that username is refused for a while.', async (backend, params) => {
    await existingAccount.make(backend, params);
    backend.useUpLimit('login', params.username);
  }),
  'no such account': stateWithNewcomer('Nobody has that username or that address.', () => undefined),
  'a taken username': stateWithNewcomer('Somebody has that username; nobody has that address.', (backend, { username }) => addPerson(backend, { username, email: 'pavel@example.com' })),
  'a taken address': stateWithNewcomer('Somebody has that address; nobody has that username.', (backend, { email }) => addPerson(backend, { username: 'pavel.pakt', email })),
  'many registrations were tried': stateWithAddress('Registering with that address is refused for a while.', ({ useUpLimit }, { email }) => useUpLimit('register', email)),
  'an address that waits to be verified': stateWithAddress('An account has that address and did not verify it.', (backend, { email }) => addPerson(backend, { username: 'petra', email }, { email_verified: false })),
  'a verification mail was just sent': stateWithAddress('Another one to that address is refused for a while.', ({ useUpLimit }, { email }) => useUpLimit('verification_mail', email)),
  'an address of an account': stateWithAddress('An account has that address.', (backend, { email }) => addPerson(backend, { username: 'petra', email })),
  'a password mail was just sent': stateWithAddress('Another one to that address is refused for a while.', ({ useUpLimit }, { email }) => useUpLimit('reset_mail', email)),

  'a verification link': verificationLink,
  'a verification link of a verified address': linkState('verify_email', 'It was sent and the address is verified.', { userFields: { email_verified: true } }),
  'an old verification link': linkState('verify_email', 'Its time is over and the address is not verified.', { isOld: true }),
  'no such verification link': neverSentState(verificationLink),
  'a password link': passwordLink,
  'a password link of the person': linkState('reset_password', 'It works, was not used and is that of the signed-in person.', { findOwner: ({ me }) => me() }),
  'a used password link': linkState('reset_password', 'It was used.', { isUsed: true }),
  'an old password link': linkState('reset_password', 'Its time is over.', { isOld: true }),
  'no such password link': neverSentState(passwordLink),
  'many password links were tried': stateWithLink('New passwords by links of that account are refused for a while.', async (backend) => {
    const values = await passwordLink.make(backend);
    backend.useUpLimit('reset', values.uid);
    return values;
  }),
};

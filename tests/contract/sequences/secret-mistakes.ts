import { json, taking, type Mistake } from './mistake.ts';

const SIGNED = 'takes an access token only as it was signed';
const LINKS = 'takes the link of an e-mail for nothing but what it was sent for';
const LAST = 'uses up each password link of an account with the first';

/** The header of the last call that was let in. */
let lastGood = '';

/** Takes such headers for the last one that was let in. */
const forgiving =
  (isForgiven: (authorization: string, good: string) => boolean): Mistake['answer'] =>
  async ({ headers: { authorization = '' }, ask }) => {
    const right = await ask();
    if (right.status < 300 && authorization !== '') lastGood = authorization;
    return right.status === 401 && isForgiven(authorization, lastGood)
      ? ask({ authorization: lastGood })
      : right;
  };

const parts = (token: string) => token.split('.');

/** An empty 204, in place of what is refused with that status. */
const passing =
  (refused: number): Mistake['answer'] =>
  async ({ address, ask }) => {
    if (!address.endsWith('/password-reset-confirm')) return undefined;
    const right = await ask();
    if (right.status !== refused) return right;
    return { status: 204, headers: { 'cache-control': 'no-store' }, text: '' };
  };

/** Mistakes of a backend that lets in whom it should not. */
export const secretMistakes: Record<string, Mistake> = {
  'signatures that nobody looks at': {
    noticedBy: SIGNED,
    answer: forgiving((one, good) => parts(one)[1] === parts(good)[1] && !one.endsWith('.')),
    says: 'getSession: an access token with another signature is none of the backend',
  },
  'an end that is not signed': {
    noticedBy: SIGNED,
    answer: forgiving((one, good) => parts(one)[2] === parts(good)[2]),
    says: 'getSession: an access token with another `exp` below the old signature is none of the backend',
  },
  'tokens that say that they need no signature': {
    noticedBy: SIGNED,
    answer: forgiving((one) => one.endsWith('.')),
    says: 'getSession: an access token with the algorithm `none` and no signature is none of the backend',
  },
  "a cookie of the app's that authenticates": {
    noticedBy: 'authenticates nobody by a cookie',
    answer: async ({ headers: { cookie = '' }, ask }) =>
      cookie === ''
        ? undefined
        : ask({ authorization: `Bearer ${/access_token=([^;]+)/.exec(cookie)?.[1]}` }),
    says: "getSession: without the header a call is anonymous: the app's cookies are no authentication",
  },
  'a link to verify an address that sets a password': {
    noticedBy: LINKS,
    answer: passing(400),
    says: 'confirmPasswordReset: a link that verifies an address sets no password: expected 204 to be 400',
  },
  'a link to set a password that verifies an address': {
    noticedBy: LINKS,
    answer: async ({ address }) =>
      address.includes('/verify-email?') ? json({ status: 'verified' }) : undefined,
    says: 'verifyEmail: a link that sets a password verifies no address: expected 200 to be 400',
  },
  'a second link to set a password that works on': {
    noticedBy: LAST,
    answer: passing(410),
    says: 'confirmPasswordReset: a new password uses up all reset links of the account: expected 204 to be 410',
  },
  'a newer link that ends the older': {
    noticedBy: LAST,
    answer: async ({ address }) => (address.endsWith('-confirm') ? { ...json({}), status: 400 } : undefined),
    says: 'confirmPasswordReset: a password link works until one was used, also after a newer one was sent: ',
  },
  'passwords of 72 bytes': {
    noticedBy: 'looks at a password to its very end',
    answer: taking(/\/(login|password-reset-confirm)$/, (body) => ({
      ...body,
      password: Buffer.from(body.password as string)
        .subarray(0, 72)
        .toString(),
    })),
    says: 'login: a password counts byte for byte, to the last of its 128 characters: expected 200 to be 401',
  },
};

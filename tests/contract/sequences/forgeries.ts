const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token in its three parts. */
type Parts = [head: string, claims: string, signature: string];

const forging =
  (change: (...parts: Parts) => string[]) =>
  (token: string): string =>
    change(...(token.split('.') as Parts)).join('.');

const decoded = (claims: string) =>
  JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number; iat?: number };

/** What somebody may make of an access token who has no key, each with what is wrong with it. */
export const forgeries: [what: string, forge: (token: string) => string][] = [
  // Not the last letter, of which some bits count for nothing.
  [
    'another signature',
    forging((head, claims, signature) => [
      head,
      claims,
      signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
    ]),
  ],
  [
    'another `exp` below the old signature',
    forging((head, claims, signature) => {
      const { exp, ...others } = decoded(claims);
      return [head, encoded({ ...others, exp: exp + 60 }), signature];
    }),
  ],
  [
    'the algorithm `none` and no signature',
    forging((_, claims) => [encoded({ alg: 'none', typ: 'JWT' }), claims, '']),
  ],
];

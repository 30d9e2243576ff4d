/** How every call of the API is sent, those of the page's head too. */
export const callInit = {
  credentials: 'include',
  cache: 'no-store',
  // A redirect could turn a write into a read, or leave the API with the token.
  redirect: 'manual',
  // The page's query may hold the secrets of a link.
  referrerPolicy: 'strict-origin',
} as const satisfies RequestInit;

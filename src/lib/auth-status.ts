/** `loading`: there is a session, which has not been loaded yet. */
export type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated';

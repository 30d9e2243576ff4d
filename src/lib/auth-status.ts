/** `loading` means that there is a session that has not been loaded yet. */
export type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated';

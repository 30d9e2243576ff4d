import { createContext, use, useSyncExternalStore } from 'react';
import type { AuthState } from './auth';
import type { Api } from './client';

/** Augmented where the client is created, so that everybody knows the session's type without importing it. */
export interface ApiRegister {}

type RegisteredSession = ApiRegister extends { session: infer S } ? S : unknown;

/** Filled by the app with its one client. */
export const ApiContext = createContext<Api<RegisteredSession> | null>(null);

/** The client: session, query cache, logout. Only below the app's providers. */
export function useApi(): Api<RegisteredSession> {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi is called outside of the ApiContext.');
  return api;
}

/** The session's present state; renders again when it changes. */
export function useAuthState(): AuthState<RegisteredSession> {
  const { auth } = useApi();
  return useSyncExternalStore(auth.subscribe, auth.getSnapshot, auth.getSnapshot);
}

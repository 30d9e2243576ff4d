import { createContext, use, useSyncExternalStore } from 'react';
import type { Api } from './client';
import type { AuthState } from './session/auth';

/** This interface is augmented where the client is created, so that the hooks know the session's type without an import. */
export interface ApiRegister {}

type AppSession = ApiRegister extends { session: infer S } ? S : unknown;

export const ApiContext = createContext<Api<AppSession> | null>(null);

export function useApi(): Api<AppSession> {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi is called outside of the ApiContext.');
  return api;
}

export function useAuthState(): AuthState<AppSession> {
  const { auth } = useApi();
  return useSyncExternalStore(auth.subscribe, auth.getSnapshot, auth.getSnapshot);
}

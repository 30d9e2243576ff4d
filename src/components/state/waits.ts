import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useRemainingSeconds } from '@/components/hooks/use-time';
import { createEmitter } from '@/lib/state/emitter';

/** For each app, when an action can be tried again: milliseconds since 1970 by the device's clock, by the action's name. */
const endsByClient = new WeakMap<QueryClient, Map<string, number>>();
const waitsChanged = createEmitter();

/** Lets the buttons of an action, such as `join 7`, count down until it can be tried again. */
export function startWait(client: QueryClient, action: string, milliseconds: number): void {
  const ends = endsByClient.get(client) ?? new Map<string, number>();
  endsByClient.set(client, ends.set(action, Date.now() + milliseconds));
  waitsChanged.emit();
}

/** The seconds until the action of this name can be tried again; 0 when it can be tried now. */
export function useWait(action: string): number {
  const client = useQueryClient();
  const getEnd = (): number => endsByClient.get(client)?.get(action) ?? 0;
  return useRemainingSeconds(useSyncExternalStore(waitsChanged.subscribe, getEnd, () => 0));
}

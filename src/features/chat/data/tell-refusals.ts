import type { Api } from '@/api/client';
import { isUntold, withRefusalsTold } from './outbox';
import { outboxOf } from './outbox-store';
import type { PendingMessage } from './pending-message';

/** A refusal that its author does not know of yet. */
export interface Refusal {
  readonly matchId: number;
  readonly message: PendingMessage;
}

/** Claims the refusals that no tab has announced yet, also those of an earlier visit, so that one tab announces each once. */
export async function takeUntold(api: Pick<Api<unknown>, 'owner' | 'queryClient'>): Promise<Refusal[]> {
  const store = outboxOf(api);
  const taken: Refusal[] = [];
  for (const [id, present] of Object.entries(store.current())) {
    if (!present.some(isUntold)) continue;
    const matchId = Number(id);
    let untold: readonly PendingMessage[] = [];
    await store.patch(matchId, (box) => {
      untold = box.filter(isUntold);
      return withRefusalsTold(box);
    });
    taken.push(...untold.map((message) => ({ matchId, message })));
  }
  return taken;
}

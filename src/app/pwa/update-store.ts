import type { KeyValueStorage } from '@/api/storage';
import { createListeners } from '@/lib/listeners';

const takenKey = 'update_taken';

interface UpdateStoreOptions {
  /** The build of this page; '' for one that never updates. */
  own: string;
  /** The build that is published, or null when nobody knows. */
  published: () => Promise<string | null>;
  /** Of the tab: it must outlive the page. */
  storage: KeyValueStorage;
}

export interface UpdateStore {
  /** Asks which build is published, one question at a time. */
  check: () => Promise<void>;
  /** Whether a reload of the page would bring another build. */
  isReady: () => boolean;
  /** Whether somebody has put it off. */
  isPutOff: () => boolean;
  putOff: () => void;
  /** To be called before that: a page that comes back as it was is not loaded again for the same build. */
  take: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Knows whether a newer build of the app is published. Older ones count too: a roll-back. */
export function createUpdateStore({ own, published, storage }: UpdateStoreOptions): UpdateStore {
  let latest = own;
  let putOff: string | null = null;
  let asking: Promise<void> | null = null;
  const changed = createListeners();

  async function ask(): Promise<void> {
    const build = await published();
    if (build === null || build === latest) return;
    latest = build;
    changed.call();
  }
  return {
    check() {
      if (own === '') return Promise.resolve();
      asking ??= ask().finally(() => (asking = null));
      return asking;
    },
    isReady: () => latest !== own && storage.get(takenKey) !== latest,
    isPutOff: () => putOff === latest,
    putOff() {
      putOff = latest;
      changed.call();
    },
    take: () => storage.set(takenKey, latest),
    subscribe: changed.add,
  };
}

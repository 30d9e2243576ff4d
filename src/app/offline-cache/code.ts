import { createCacheReader } from '@/api/offline-cache/reader';
import { createCacheWriter } from '@/api/offline-cache/writer';
import type { OfflineCacheCode } from '@/api/offline-cache/offline-cache';
import { setLostMessages } from '@/components/lost-messages';
import { whenIdle } from '@/components/when-idle';
import { createOutboxDatabase } from '@/features/chat/data/outbox-database';
import { cachedAnswers } from './cached-answers';

/** What keeps answers on the device: loaded where some may be kept, and for the others once their screen is shown. */
export const offlineCacheCode: OfflineCacheCode = {
  createCacheReader: (now) => createCacheReader({ answers: cachedAnswers, now }),
  createCacheWriter: (options) => createCacheWriter({ ...options, whenIdle }),
  forgetOthers: async (owner) => setLostMessages(await createOutboxDatabase().forgetOthers(owner)),
};

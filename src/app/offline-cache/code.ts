import { createDevice } from '@/api/offline-cache/reader';
import { createKeeper } from '@/api/offline-cache/writer';
import type { KeptCode } from '@/api/offline-cache/offline-cache';
import { whenIdle } from '@/components/when-idle';
import { keptAnswers } from './cached-answers';

/** What keeps answers on the device: loaded where some may be kept, and for the others once their screen is shown. */
export const keptCode: KeptCode = {
  createDevice: (now) => createDevice({ answers: keptAnswers, now }),
  createKeeper: (options) => createKeeper({ ...options, whenIdle }),
};

import { createDevice } from '@/api/kept/device';
import { createKeeper } from '@/api/kept/keeper';
import type { KeptCode } from '@/api/kept/keeping';
import { whenIdle } from '@/components/when-idle';
import { keptAnswers } from './answers';

/** What keeps answers on the device: loaded where some may be kept, and for the others once their screen is shown. */
export const keptCode: KeptCode = {
  createDevice: (now) => createDevice({ answers: keptAnswers, now }),
  createKeeper: (options) => createKeeper({ ...options, whenIdle }),
};

import type { CDPSession } from '@playwright/test';
import { slowdown } from '../person';

/** Under what a page is loaded. */
export type Profile = 'slow' | 'full';

/** Slow 4G as Lighthouse applies it (its `mobileSlow4G`, requested figures times its adjustments); bytes a second. */
const slow4G = {
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** Makes a page slow: its network and its processor. */
export async function applyProfile(cdp: CDPSession, profile: Profile): Promise<void> {
  if (profile === 'full') return;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

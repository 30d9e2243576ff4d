import type { Page } from '@playwright/test';
import type { FrameState, View } from '../frame';

/** Opens a state in a browser and waits until it is there. Throws with what is missing when it never comes. */
export async function openState(
  page: Page,
  origin: string,
  name: string,
  { locale, theme }: Pick<View, 'locale' | 'theme'>,
): Promise<void> {
  await page.goto(`${origin}/states/frame/${name}?locale=${locale}&theme=${theme}`);
  await page.waitForFunction(() => document.documentElement.dataset.state !== undefined, null, {
    timeout: 60_000,
  });
  const { state, error, backend } = await page.evaluate(() => ({
    state: document.documentElement.dataset.state as FrameState,
    error: document.documentElement.dataset.stateError,
    backend: window.stateFrame.backend,
  }));
  if (state === 'failed') throw new Error(error);
  const missing = (await (await page.request.get(`${origin}${backend}/_missing`)).json()) as string[];
  if (missing.length > 0) throw new Error(`${name}: nothing asked for ${missing.join(', ')}.`);
}

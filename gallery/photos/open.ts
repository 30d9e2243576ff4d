import type { Page } from '@playwright/test';
import { evaluateWithRetry } from '../../tests/e2e/support/browsers/evaluate-with-retry';
import type { FrameState, View } from '../frame';

/** Runs in the page. Resolves once its attribute `data-state` is set, which the page does after its own timeout at the latest. */
const stateReached = () =>
  new Promise<{ state: FrameState; error: string | undefined; backend: string }>((resolve) => {
    const page = document.documentElement;
    const readState = (): void => {
      const { state, stateError: error } = page.dataset;
      if (state === undefined) return;
      observer.disconnect();
      resolve({ state: state as FrameState, error, backend: window.stateFrame.backend });
    };
    const observer = new MutationObserver(readState);
    observer.observe(page, { attributeFilter: ['data-state'] });
    readState();
  });

/** Opens a state in a browser and waits until it is reached. Throws when it fails or misses a declared answer. */
export async function openState(
  page: Page,
  origin: string,
  name: string,
  { locale, theme }: Pick<View, 'locale' | 'theme'>,
): Promise<void> {
  await page.goto(`${origin}/states/frame/${name}?locale=${locale}&theme=${theme}`);
  const { state, error, backend } = await evaluateWithRetry(page, stateReached);
  if (state === 'failed') throw new Error(error);
  const missing = (await (await page.request.get(`${origin}${backend}/_missing`)).json()) as string[];
  if (missing.length > 0) throw new Error(`${name}: nothing asked for ${missing.join(', ')}.`);
}

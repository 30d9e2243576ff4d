import type { Page } from '@playwright/test';
import { evaluateWithRetry } from '../../tests/e2e/support/evaluate-with-retry';
import type { FrameState, View } from '../frame';

/** Runs in the page. Resolves once the page says whether its state is reached; the page itself gives up after a while. */
const stateReached = () =>
  new Promise<{ state: FrameState; error: string | undefined; backend: string }>((resolve) => {
    const page = document.documentElement;
    const look = (): void => {
      const { state, stateError: error } = page.dataset;
      if (state === undefined) return;
      changes.disconnect();
      resolve({ state: state as FrameState, error, backend: window.stateFrame.backend });
    };
    const changes = new MutationObserver(look);
    changes.observe(page, { attributeFilter: ['data-state'] });
    look();
  });

/** Opens a state in a browser and waits until it is there. Throws with what is missing when it never comes. */
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

import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { screenShown } from '@/app/router/lazy-screen';

/**
 * Hydrates the page, and resolves when it answers: its screen is there or, where that has failed, what says so. A page that never
 * counted as started would say after a while that it could not be, and take every press for one that came too early.
 */
export async function hydrate(root: HTMLElement, app: ReactNode, options: RootOptions): Promise<void> {
  const answers = new Promise<void>((resolve) => {
    screenShown.add(resolve);
    const onCaughtError: RootOptions['onCaughtError'] = (...failure) => {
      options.onCaughtError?.(...failure);
      resolve();
    };
    startTransition(() => void hydrateRoot(root, app, { ...options, onCaughtError }));
  });
  await answers;
}

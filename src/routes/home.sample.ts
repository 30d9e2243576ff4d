import { isPrerendered } from '@/before-app/placeholder';
import { lazyPart } from '@/components/lazy-part';

/** The sample of a guest's Home, whose code is not to come with a page that the build has drawn. */
export const Sample = lazyPart(() =>
  import('@/features/matches/sample/sample-row').then((module) => module.SampleRow),
);

/** Loads its code where the page is not hydrated, as with a `?next=`: its place would be empty at first. Without it Home is shown too. */
export async function preloadSample(): Promise<void> {
  const root = typeof document === 'undefined' ? null : document.getElementById('root');
  if (root && isPrerendered(root, location, 'unauthenticated')) return;
  await Sample.preload().catch(() => undefined);
}

import { lazyPart } from '@/components/lazy-part';

/** The sample of a guest's Home, whose code is not to come with a page that the build has drawn. */
export const Sample = lazyPart(() =>
  import('@/features/matches/sample/sample-row').then((module) => module.SampleRow),
);

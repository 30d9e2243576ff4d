import type { Plugin } from 'vite';

const STUB = '\0infinite-queries';

/**
 * Leaves the behaviour of infinite queries out of TanStack Query, whose every query names it: nothing here is read page by page. Can
 * go when that comes with `useInfiniteQuery`.
 */
export const infiniteQueriesPlugin = (): Plugin => ({
  name: 'hrajem:infinite-queries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/infiniteQueryBehavior\.js$/ },
    handler: (_id, importer) => (importer && /query-core\/.*\/query\.js$/.test(importer) ? STUB : undefined),
  },
  load: {
    filter: { id: /^\0infinite-queries$/ },
    handler: () =>
      'export const infiniteQueryBehavior = () => { throw new Error("See scripts/vite/infinite-queries.ts."); };',
  },
});

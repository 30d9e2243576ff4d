import type { Plugin } from 'vite';

const STUB = '\0router-link';

/**
 * Leaves TanStack Router's own link out: 4 kB of the first download that nothing renders, for all links are `src/routing/anchor.tsx`.
 * Each route of the router holds it as a property. Can go when the router lets a bundler drop it.
 */
export const routerLinkPlugin = (): Plugin => ({
  name: 'hrajem:router-link',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/link\.js$/ },
    handler: (_id, importer) =>
      importer && /react-router\/dist\/esm\/(file)?[rR]oute\.js$/.test(importer) ? STUB : undefined,
  },
  load: {
    filter: { id: /^\0router-link$/ },
    handler: () => 'export const Link = () => { throw new Error("Use the links of src/routing."); };',
  },
});

import type { Plugin } from 'vite';

/**
 * Puts `src/lib/small-zod.ts` in the place of Zod: 7.5 kB of the first download of whoever is signed in (decision 054). The
 * embedded backend keeps Zod, and so does development.
 */
export const smallZodPlugin = (): Plugin => ({
  name: 'hrajem:small-zod',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  load: {
    filter: { id: /\/src\/lib\/zod\.ts$/ },
    handler: () => "export * from './small-zod.ts';",
  },
  onLog(_level, { code, message }) {
    if (code === 'IMPORT_IS_UNDEFINED' || code === 'MISSING_EXPORT') throw new Error(message);
  },
});

import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './project.ts';

/** Imports a TypeScript module through Vite, which resolves the aliases of the sources; `file` is relative to `folder`. */
export async function load<Module>(file: string, folder = root): Promise<Module> {
  const options = {
    configFile: false,
    logLevel: 'error',
    root: folder,
    resolve: { tsconfigPaths: true },
  } as const;
  return (await runnerImport<Module>(join(folder, file), options)).module;
}

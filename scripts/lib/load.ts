import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './project.ts';

/** Loads a module by its path in a folder of the project, or in a copy of it, as Vite does: with the aliases of the sources. */
export async function load<Module>(file: string, folder = root): Promise<Module> {
  const options = {
    configFile: false,
    logLevel: 'error',
    root: folder,
    resolve: { tsconfigPaths: true },
  } as const;
  return (await runnerImport<Module>(join(folder, file), options)).module;
}

import path from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';
import type { Env } from '../../src/env.ts';
import { root } from '../lib/project.ts';
import { settingConstants } from './settings.ts';

/** The browsers that a build supports (`build.target` of Vite). */
export const supportedBrowsers = 'baseline-widely-available';

interface ScriptOptions {
  /** The entry module, relative to the project's root. */
  input: string;
  output: Rolldown.OutputOptions;
  build?: UserConfig['build'];
  config?: UserConfig;
}

/** Bundles a module with its imports into one script, which shares no file with the app. Throws when there is no output. */
export async function bundleScript({ input, output, build: settings, config }: ScriptOptions) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    ...config,
    build: {
      write: false,
      target: supportedBrowsers,
      modulePreload: false,
      ...settings,
      rolldownOptions: {
        input: path.join(root, input),
        preserveEntrySignatures: 'strict',
        // Without these options a script would contain modules that it does not use.
        optimization: { inlineConst: { mode: 'all' } },
        treeshake: {
          moduleSideEffects: [
            { test: /zod-config\.ts$/, sideEffects: true },
            { test: /\.css$/, sideEffects: true },
          ],
        },
        output: { ...output, codeSplitting: false },
      },
    },
  });
  const chunk = (result as Rolldown.RolldownOutput).output.find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not bundled.`);
  return chunk;
}

/** Bundles the script for the head of each page (src/bootstrap/head.ts). Its code contains no `</script>`. */
export async function bundleHeadScript(env: Env): Promise<string> {
  const { code } = await bundleScript({
    input: 'src/bootstrap/head.ts',
    config: { define: settingConstants(env) },
    output: { format: 'iife', entryFileNames: 'head.js' },
    build: { sourcemap: false },
  });
  return code.trim().replaceAll('</script', String.raw`<\/script`);
}

/** A file of the build, with its path below dist/. */
export interface BuiltFile {
  fileName: string;
  source: string;
}

/** Builds the first-paint scripts: for each screen, by name, its script and the files that the script imports. */
export type FirstPaintBuild = () => Promise<ReadonlyMap<string, readonly BuiltFile[]>>;

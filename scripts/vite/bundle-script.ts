import path from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';
import type { Env } from '../../src/env.ts';
import { root } from '../lib/project.ts';
import { settingConstants } from './settings.ts';

/** The browsers that a build supports (`build.target` of Vite). */
export const supportedBrowsers = 'baseline-widely-available';

interface BundleOptions {
  output: Rolldown.OutputOptions;
  build?: UserConfig['build'];
  config?: UserConfig;
}

/** Bundles modules (paths relative to the project's root) with their imports into scripts, which share no file with the app. */
export async function bundleScripts(
  modules: readonly string[],
  { output, build: settings, config }: BundleOptions,
): Promise<Rolldown.OutputChunk[]> {
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
        input: modules.map((module) => path.join(root, module)),
        // A script may export what another one shares with it.
        preserveEntrySignatures: 'allow-extension',
        // Without these options a script would contain modules that it does not use.
        optimization: { inlineConst: { mode: 'all' } },
        treeshake: {
          moduleSideEffects: [{ test: /\.css$/, sideEffects: true }],
          propertyReadSideEffects: false,
        },
        output,
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

/** Bundles one module into one script. Throws when there is no output. */
export async function bundleScript({ input, output, ...options }: BundleOptions & { input: string }) {
  const [chunk] = await bundleScripts([input], { ...options, output: { ...output, codeSplitting: false } });
  if (!chunk) throw new Error(`${input} was not bundled.`);
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
  /** The section of the screen that it draws too; only an address with that hash loads it. */
  section?: string | undefined;
}

/** Builds the first-paint scripts: for each screen, by name, its script and the files that the script imports. */
export type FirstPaintBuild = () => Promise<ReadonlyMap<string, readonly BuiltFile[]>>;

import path from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';
import { root } from '../lib/project.ts';

/** The browsers that a build is for. */
export const browsers = 'baseline-widely-available';

/** What a file that is bundled by itself is made of. */
interface ScriptOptions {
  /** Its first module, from the project's root. */
  input: string;
  /** Its name below dist/, and its name and format otherwise. */
  output: Rolldown.OutputOptions;
  build?: UserConfig['build'];
  /** Further settings of Vite. */
  config?: UserConfig;
}

/** Bundles a module with all that it imports into one script, which shares nothing with the app; of a module, tells what it exports. */
export async function bundleScript({
  input,
  output,
  build: settings,
  config,
}: ScriptOptions): Promise<Rolldown.OutputChunk> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    ...config,
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      ...settings,
      rolldownOptions: {
        input: path.join(root, input),
        preserveEntrySignatures: 'strict',
        // Without these a script would hold modules of which it uses nothing.
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
export async function headScript(): Promise<string> {
  const { code } = await bundleScript({
    input: 'src/bootstrap/head.ts',
    output: { format: 'iife', entryFileNames: 'head.js' },
    build: { sourcemap: false },
  });
  return code.trim().replaceAll('</script', String.raw`<\/script`);
}

/** A file of the build: its path below dist/ and what it holds. */
export interface BuiltFile {
  fileName: string;
  source: string;
}

/** Builds the scripts that paint the first rows of a screen before the app is there, with their parts, by the screen's name. */
export type FirstPaintBuild = () => Promise<ReadonlyMap<string, readonly BuiltFile[]>>;

import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { FirstPaintName } from '../../src/app/early-calls.ts';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'src/app/first-paint');

/** A file of the build: its path below dist/ and what it holds. */
interface BuiltFile {
  fileName: string;
  source: string;
}

/** All that can be painted first. */
export const firstPaintNames: readonly FirstPaintName[] = ['list', 'match'];

/** The code of a first paint, and its source map. */
export interface FirstPaint {
  code: BuiltFile;
  map: BuiltFile;
}

/** A name that the code asks for and that its stand-in for React does not have would be undefined in the browser. */
function refuseMissing({ code, message }: Rolldown.RollupLog): void {
  if (code === 'IMPORT_IS_UNDEFINED' || code === 'MISSING_EXPORT') throw new Error(message);
}

/**
 * Bundles what paints a screen before the app is there (src/app/first-paint) into one file, which shares nothing with the app:
 * its components are those of the app, over a stand-in for React that is a hundredth of it.
 */
export async function buildFirstPaint(name: FirstPaintName): Promise<FirstPaint> {
  const react = path.join(folder, 'react.ts');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      tsconfigPaths: true,
      alias: [{ find: /^react(\/jsx-runtime)?$/, replacement: react }],
    },
    build: {
      write: false,
      target: 'baseline-widely-available',
      sourcemap: 'hidden',
      modulePreload: false,
      rolldownOptions: {
        input: { [`first-${name}`]: path.join(folder, `${name}.tsx`) },
        preserveEntrySignatures: 'strict',
        onLog: (_level, log) => refuseMissing(log),
        // Without it the source map would hold the module of all icons.
        optimization: { inlineConst: { mode: 'all' } },
        treeshake: { moduleSideEffects: false },
        output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunk = output.find((file) => file.type === 'chunk');
  const map = output.find(({ fileName }) => fileName.endsWith('.map'));
  if (!chunk || map?.type !== 'asset') throw new Error('The first paint was not built.');
  return {
    code: { fileName: chunk.fileName, source: chunk.code },
    map: { fileName: map.fileName, source: String(map.source) },
  };
}

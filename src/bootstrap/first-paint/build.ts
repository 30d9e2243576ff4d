import { type BuiltFile, bundleScripts, type FirstPaintBuild } from '../../../scripts/vite/bundle-script.ts';

/** The modules that draw each screen; each module after the first one also draws the section of its name. */
const modulesByScreen = { index: ['list'], detail: ['match', 'chat'] } as const;

async function bundleScreen(names: readonly string[]): Promise<BuiltFile[]> {
  const chunks = await bundleScripts(
    names.map((name) => `src/bootstrap/first-paint/${name}.tsx`),
    {
      output: { entryFileNames: 'assets/first-[name]-[hash].js' },
      build: { sourcemap: 'hidden' },
      // The app's views are compiled for Preact, which is much smaller than React.
      config: { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } },
    },
  );
  return chunks
    .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
    .flatMap(({ fileName, name, code, map }) => [
      { fileName, source: code, section: name === names[0] ? undefined : name },
      { fileName: `${fileName}.map`, source: map?.toString() ?? '' },
    ]);
}

/** Bundles the files of each screen that has a first paint. They share no chunk with the app. */
export const buildFirstPaint: FirstPaintBuild = async () =>
  new Map(
    await Promise.all(
      Object.entries(modulesByScreen).map(
        async ([screen, names]) => [screen, await bundleScreen(names)] as const,
      ),
    ),
  );

import { type BuiltFile, bundleScript, type FirstPaintBuild } from '../../../scripts/vite/bundle-script.ts';

const fileByScreen = { index: 'list', detail: 'match' } as const;

async function bundleScreen(sourceName: string): Promise<BuiltFile[]> {
  const { fileName, code, map } = await bundleScript({
    input: `src/bootstrap/first-paint/${sourceName}.tsx`,
    output: { entryFileNames: `assets/first-${sourceName}-[hash].js` },
    build: { sourcemap: 'hidden' },
    // The app's views are compiled for Preact, which is much smaller than React.
    config: { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } },
  });
  return [
    { fileName, source: code },
    { fileName: `${fileName}.map`, source: map?.toString() ?? '' },
  ];
}

/** Bundles a file for each screen that has a first paint. The file shares no chunk with the app. */
export const buildFirstPaint: FirstPaintBuild = async () =>
  new Map(
    await Promise.all(
      Object.entries(fileByScreen).map(async ([screen, name]) => [screen, await bundleScreen(name)] as const),
    ),
  );

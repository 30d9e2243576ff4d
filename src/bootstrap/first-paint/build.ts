/** What the build needs of this folder: a line of vite.config.ts. It runs in Node. */
import { type BuiltFile, bundleScript, type FirstPaintBuild } from '../../../scripts/vite/bundle-script.ts';

/** The file of this folder that paints the beginning of a screen, by the screen's name. */
const files = { index: 'list', detail: 'match' } as const;

async function bundleScreen(name: string): Promise<BuiltFile[]> {
  const { fileName, code, map } = await bundleScript({
    input: `src/bootstrap/first-paint/${name}.tsx`,
    output: { entryFileNames: `assets/first-${name}-[hash].js` },
    build: { sourcemap: 'hidden' },
    // The app's views, which are functions of data and words, compiled for Preact: JSX has no other tie to React.
    config: { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } },
  });
  return [
    { fileName, source: code },
    { fileName: `${fileName}.map`, source: map?.toString() ?? '' },
  ];
}

/** Bundles what paints screens before the app is there: a file for each, which shares nothing with the app. */
export const firstPaint: FirstPaintBuild = async () =>
  new Map(
    await Promise.all(
      Object.entries(files).map(async ([screen, name]) => [screen, await bundleScreen(name)] as const),
    ),
  );

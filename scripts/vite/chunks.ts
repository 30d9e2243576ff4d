import type { Rolldown } from 'vite';

/**
 * The files below `dist/` that every page loads, and those that hold the given modules and what they import.
 * @param bundle as `generateBundle` gives it
 * @param modules absolute paths, with or without their ending
 */
export function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (files: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const file of files) {
      if (seen.has(file)) continue;
      seen.add(file);
      withImports(chunks.find(({ fileName }) => fileName === file)?.imports ?? [], seen);
    }
    return seen;
  };
  const wanted = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id === module || id.replace(/\.tsx?$/, '') === module),
    );
    if (!chunk) throw new Error(`No file of the build holds ${module}.`);
    return chunk.fileName;
  });
  const everywhere = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return [...new Set([...everywhere, ...withImports(wanted)])];
}

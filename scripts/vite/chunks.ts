import type { Rolldown } from 'vite';

/**
 * The chunk files below `dist/` that every page loads, and the chunk files with the given modules and their imports.
 * @param bundle the argument of `generateBundle`
 * @param modules absolute paths, with or without file extension
 * @throws Error when a module is in no chunk
 */
export function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const addImports = (files: readonly string[], foundFiles = new Set<string>()): Set<string> => {
    for (const file of files) {
      if (foundFiles.has(file)) continue;
      foundFiles.add(file);
      addImports(chunks.find(({ fileName }) => fileName === file)?.imports ?? [], foundFiles);
    }
    return foundFiles;
  };
  const moduleFiles = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id === module || id.replace(/\.tsx?$/, '') === module),
    );
    if (!chunk) throw new Error(`No file of the build holds ${module}.`);
    return chunk.fileName;
  });
  const entryFiles = addImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return [...new Set([...entryFiles, ...addImports(moduleFiles)])];
}

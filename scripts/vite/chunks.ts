import type { Rolldown } from 'vite';

/**
 * The files below `dist/` that every page loads, and those with the given modules (absolute paths) and their imports. Throws when
 * a module is in no chunk of the bundle.
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

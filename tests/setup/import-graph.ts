import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Which files each file imports, by their paths from the project's folder. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The folders that the short names of tsconfig.json stand for. */
const aliases: Readonly<Record<string, string>> = { '@/': 'src/', '@mocks/': 'mocks/' };

/** `from '…'` of value and type imports and of re-exports, `import '…'`, `import('…')` and types of `typeof import('…')`. */
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** TypeScript files below a folder without their tests and what only tests use. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|harness|d)\.tsx?$/.test(file));
}

/** The modules that a text imports, as it names them. */
export const importedModules = (text: string): string[] =>
  [...text.matchAll(importPattern)].map((match) => match[1] ?? '');

/** The file that a module's name stands for; undefined for packages and virtual modules. */
function resolve(root: string, importer: string, module: string): string | undefined {
  const alias = Object.keys(aliases).find((prefix) => module.startsWith(prefix));
  if (alias === undefined && !module.startsWith('.')) return undefined;
  const path = alias ? aliases[alias] + module.slice(alias.length) : join(dirname(importer), module);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')];
  const found = candidates.find(
    (file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile(),
  );
  return found && relative('.', found).replaceAll('\\', '/');
}

/** The graph of all imports (of values, of types, and by `import()`) between the files of these folders. */
export function importGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) => sourceFiles(root, folder));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const modules = importedModules(readFileSync(join(root, file), 'utf8'));
      const targets = modules.flatMap((module) => resolve(root, file, module) ?? []);
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}

/** The groups of nodes that reach each other, each sorted: strongly connected components of more than one node (Tarjan). */
export function circles(graph: ImportGraph): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.size - 1);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) found.push(group.toSorted());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/**
 * For each folder the graph of what stands directly in it, files and folders: an import between two files is one between
 * the entries that hold them.
 */
export function folderGraphs(graph: ImportGraph): Map<string, ImportGraph> {
  const graphs = new Map<string, Map<string, string[]>>();
  const entryOf = (file: string, depth: number): string =>
    file
      .split('/')
      .slice(0, depth + 1)
      .join('/');
  for (const [file, targets] of graph) {
    const folders = file.split('/').slice(0, -1);
    for (const target of targets) {
      const parts = target.split('/');
      let depth = 0;
      while (folders[depth] !== undefined && folders[depth] === parts[depth]) depth += 1;
      const entries = graphs.get(folders.slice(0, depth).join('/')) ?? new Map<string, string[]>();
      graphs.set(folders.slice(0, depth).join('/'), entries);
      const from = entryOf(file, depth);
      const to = entryOf(target, depth);
      if (from !== to) entries.set(from, [...(entries.get(from) ?? []), to]);
      if (!entries.has(to)) entries.set(to, []);
    }
  }
  return graphs;
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withHeader } from './header.ts';

/** All schemas as one module, which is one file of the built app. */
const CONTRACT = 'src/generated/contract.ts';

/**
 * Zod and the schemas are no part of the first download (decision 041): a call imports the schema of its answer when it is
 * made. orval knows static imports only, so they are rewritten. The schemas get Zod as this app has set it.
 */
function loadSchemasLate(code: string): string {
  return code
    .replaceAll(/^import (?=\{[^}]*\} from '\.\.\/schemas\/)/gm, 'import type ')
    .replaceAll(/^( *schema: )(\w+)$/gm, "$1async () => (await import('../contract.ts')).$2")
    .replace("from 'zod/mini';", "from '../../lib/zod.ts';");
}

const GET_HEADERS = /^ *const getHeaders = [^]*?^ {2}\};\n/gm;

/** orval writes the same function into each that sends a body: one for all is a third of a kilobyte less on every page. */
function shareHeaders(code: string): string {
  const [first] = code.match(GET_HEADERS) ?? [];
  if (!first) return code;
  return code.replaceAll(GET_HEADERS, '').replace(/^export const /m, `${first.trimStart()}\n$&`);
}

/**
 * Rewrites what orval has written, and adds the module of all schemas.
 * @param written its files and folders
 */
export async function finishFiles(written: readonly string[]): Promise<void> {
  const folder = written.find((path) => path.endsWith('schemas')) ?? '';
  const schemas = (await readdir(folder)).toSorted();
  const files = [
    ...written.filter((file) => file.endsWith('.ts') && !file.endsWith('.msw.ts')),
    ...schemas.map((file) => join(folder, file)),
  ];
  await Promise.all(
    files.map(async (file) => writeFile(file, shareHeaders(loadSchemasLate(await readFile(file, 'utf8'))))),
  );
  await writeFile(CONTRACT, withHeader(...schemas.map((file) => `export * from './schemas/${file}';`)));
}

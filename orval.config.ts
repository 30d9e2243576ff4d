import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'orval';

type Node = Record<string, unknown>;

const HEADER = 'Generated from openapi.yaml by `npm run generate`. Do not edit.';

/**
 * orval names a shared response after the response instead of its schema, and for Zod output forgets to emit that name:
 * so each operation gets its shared responses written out. Descriptions of schemas would be shipped to every visitor
 * inside the Zod schemas: they stay in the contract.
 */
function prepareContract(document: Node): Node {
  const responses = (document.components as Record<string, Node>).responses ?? {};
  const visit = (value: unknown, key: string, inSchema: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, '', inSchema));
    if (value === null || typeof value !== 'object') return value;
    const ref = (value as Node).$ref;
    if (typeof ref === 'string' && ref.startsWith('#/components/responses/')) {
      return visit(responses[ref.split('/').at(-1) ?? ''], '', false);
    }
    const schema = inSchema || key === 'schema' || key === 'schemas';
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, child]) => !(schema && name === 'description' && typeof child === 'string'))
        .map(([name, child]) => [name, visit(child, name, schema)]),
    );
  };
  const prepared = visit(document, '', false) as Node;
  answers = answerTypes(prepared);
  return prepared;
}

/** What each operation answers, as types: orval keeps the bodies of refusals, but not the statuses that they come with. */
const ANSWERS = 'src/generated/answers.ts';

/** The type of each documented answer of a prepared contract, by operationId and status. */
function answerTypes(document: Node): string {
  const used = new Set<string>();
  const bodyOf = (response: Node): string => {
    const [media] = Object.values((response.content ?? {}) as Record<string, { schema: Node }>);
    if (!media) return 'undefined';
    const name = String(media.schema.$ref).replace('#/components/schemas/', '');
    used.add(name);
    return name;
  };
  const operations = Object.values(document.paths as Record<string, Record<string, Node>>)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, responses }) => {
      const answers = Object.entries(responses as Record<string, Node>).map(
        ([status, response]) => `    ${status}: ${bodyOf(response)};`,
      );
      return [`  ${String(operationId)}: {`, ...answers, '  };'].join('\n');
    });
  const imports = [...used]
    .toSorted()
    .map(
      (name) =>
        `import type { ${name} } from './schemas/${name.charAt(0).toLowerCase()}${name.slice(1)}.zod.ts';`,
    );
  const about = '/** Every documented answer: its body, by operationId and status. */';
  const body = ['export interface Answers {', ...operations, '}', ''];
  return ['/**', ` * ${HEADER}`, ' */', ...imports, '', about, ...body].join('\n');
}

let answers = '';

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

/** orval writes the same function into each that sends a body: one for all is a third of a kilobyte less on every page. */
function shareHeaders(code: string): string {
  const [first] = code.match(GET_HEADERS) ?? [];
  if (!first) return code;
  return code.replaceAll(GET_HEADERS, '').replace(/^export const /m, `${first.trimStart()}\n$&`);
}

const GET_HEADERS = /^ *const getHeaders = [^]*?^ {2}\};\n/gm;

/** @param written the files and folders that orval has written */
async function splitSchemas(written: readonly string[]): Promise<void> {
  await writeFile(ANSWERS, answers);
  const folder = written.find((path) => path.endsWith('schemas')) ?? '';
  const schemas = (await readdir(folder)).toSorted();
  const files = [
    ...written.filter((file) => file.endsWith('.ts') && !file.endsWith('.msw.ts')),
    ...schemas.map((file) => join(folder, file)),
  ];
  await Promise.all(
    files.map(async (file) => writeFile(file, shareHeaders(loadSchemasLate(await readFile(file, 'utf8'))))),
  );
  await writeFile(
    CONTRACT,
    ['/**', ` * ${HEADER}`, ' */', ...schemas.map((file) => `export * from './schemas/${file}';`), ''].join(
      '\n',
    ),
  );
}

export default defineConfig({
  hrajem: {
    hooks: { afterAllFilesWrite: (written) => splitSchemas(written as string[]) },
    input: { target: './openapi.yaml', override: { transformer: prepareContract } },
    output: {
      target: './src/generated/hrajem.ts',
      schemas: { path: './src/generated/schemas', type: 'zod' },
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      urlEncodeParameters: true,
      mock: { generators: [{ type: 'msw', delay: false }] },
      override: {
        header: () => [HEADER],
        splitByContentType: true,
        includeZodSchemaInArguments: true,
        mutator: { path: './src/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false, runtimeValidation: true },
        zod: {
          variant: 'mini',
          version: 4,
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          dateTimeOptions: { offset: true },
        },
      },
    },
  },
});

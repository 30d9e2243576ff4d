import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'orval';
import { checksFile } from './scripts/generate/checks-file.ts';
import {
  answersFile,
  rulesFile,
  soleCodesFile,
  decorativeFieldsFile,
  examplesFile,
  generatedHeader,
  operationOptions,
  pathsFile,
  problemStatusFile,
} from './scripts/generate/contract-files.ts';
import { prepareContract } from './scripts/generate/prepare-contract.ts';

const withAgeMeta = { queryOptions: { path: './src/api/http.ts', name: 'withAgeMeta', useHooks: false } };

export default defineConfig({
  hrajem: {
    hooks: {
      async afterAllFilesWrite() {
        const more = {
          'answers.ts': answersFile(),
          'checks.ts': checksFile(),
          'decorative.ts': decorativeFieldsFile(),
          'examples.ts': examplesFile(),
          'paths.ts': pathsFile('getSession'),
          'problem-status.ts': problemStatusFile(),
          'rules.ts': rulesFile(),
          'sole-codes.ts': soleCodesFile(),
        };
        for (const [file, text] of Object.entries(more)) await writeFile(`src/generated/${file}`, text);
        const upperCase = '$&.check(/*#__PURE__*/ zod.toUpperCase())';
        const changes: [schema: string, text: string | RegExp, newText: string][] = [
          // Every screen would load Zod's code for intersections and discriminated unions, for one schema each.
          ['matchDetail', /intersection\((\w+), .*?\{(.*)\)/s, 'object({\n  ...$1.shape,$2'],
          ['loginResult', "discriminatedUnion('status', ", 'union('],
          // RFC 3339 allows `t` and `z`, which Firefox's Date does not read.
          ['dateTime', 'zod.string()', upperCase],
          ['dateTimeOrNull', 'zod.string()', upperCase],
        ];
        for (const [schema, text, newText] of changes) {
          const file = `src/generated/schemas/${schema}.zod.ts`;
          await writeFile(file, (await readFile(file, 'utf8')).replace(text, newText));
        }
      },
    },
    input: {
      target: './openapi.yaml',
      override: {
        transformer: prepareContract,
      },
    },
    output: {
      target: './src/generated/hrajem.ts',
      schemas: { path: './src/generated/schemas', type: 'zod' },
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      urlEncodeParameters: true,
      mock: { generators: [{ type: 'msw', delay: false, operationResponses: false }] },
      override: {
        header: () => [generatedHeader],
        splitByContentType: true,
        includeZodSchemaInArguments: true,
        mutator: { path: './src/api/http.ts', name: 'http' },
        // Only used hooks are generated (docs/decisions/034-reading-and-writing.md).
        query: { useMutation: false },
        operations: operationOptions({
          joinMatch: { useMutation: true },
          leaveMatch: { useMutation: true },
          confirmParticipation: { useMutation: true },
          getSession: { useQuery: false },
          getMessages: { useQuery: false },
          getProfile: withAgeMeta,
          getStatistics: withAgeMeta,
        }),
        fetch: { includeHttpResponseReturnType: false, runtimeValidation: true },
        zod: {
          variant: 'mini',
          version: 4,
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
        },
      },
    },
  },
});

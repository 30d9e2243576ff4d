import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'orval';
import {
  answerTypes,
  backendRules,
  decorativeFields,
  exampleAnswers,
  header,
  operations,
  problemStatuses,
} from './scripts/generate/contract-files.ts';
import { prepareContract } from './scripts/generate/prepare-contract.ts';

export default defineConfig({
  hrajem: {
    hooks: {
      async afterAllFilesWrite() {
        const more = {
          'answers.ts': answerTypes(),
          'decorative.ts': decorativeFields(),
          'examples.ts': exampleAnswers(),
          'problem-status.ts': problemStatuses(),
          'rules.ts': backendRules(),
        };
        for (const [file, text] of Object.entries(more)) await writeFile(`src/generated/${file}`, text);
        // Where no operation has a hook, orval's type of their arguments is left over.
        for (const file of ['src/generated/account/account.ts', 'src/generated/i18n/i18n.ts'])
          await writeFile(file, (await readFile(file, 'utf8')).replace(/^type SecondParameter.*\n/m, ''));
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
        header: () => [header],
        splitByContentType: true,
        includeZodSchemaInArguments: true,
        mutator: { path: './src/api/http.ts', name: 'http' },
        // Only what is used (docs/decisions/034-reading-and-writing.md).
        query: { useMutation: false },
        operations: operations({
          joinMatch: { useMutation: true },
          leaveMatch: { useMutation: true },
          confirmParticipation: { useMutation: true },
          getSession: { useQuery: false },
          getMessages: { useQuery: false },
        }),
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

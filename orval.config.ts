import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { defineConfig } from 'orval';
import { parse } from 'yaml';
import { answerTypes } from './scripts/generate/answers.ts';
import { decorativeFields } from './scripts/generate/decorative.ts';
import { exampleAnswers } from './scripts/generate/examples.ts';
import { header } from './scripts/generate/header.ts';
import { type Node, prepareContract } from './scripts/generate/prepare-contract.ts';
import { problemStatuses } from './scripts/generate/problem-statuses.ts';
import { publicOperations } from './scripts/generate/public-operations.ts';
import { backendRules } from './scripts/generate/rules.ts';

/** What orval does not make of the contract: text by file. Of the contract that it was given last. */
let more: Record<string, string> = {};

export default defineConfig({
  hrajem: {
    hooks: {
      async afterAllFilesWrite() {
        for (const [file, text] of Object.entries(more)) await writeFile(`src/generated/${file}`, text);
      },
    },
    input: {
      target: './openapi.yaml',
      override: {
        transformer(document: Node) {
          const prepared = prepareContract(document);
          more = {
            'answers.ts': answerTypes(prepared),
            'decorative.ts': decorativeFields(prepared),
            'examples.ts': exampleAnswers(prepared),
            'problem-status.ts': problemStatuses(prepared),
            'rules.ts': backendRules(prepared),
          };
          return prepared;
        },
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
        // Other writes are made with the calls themselves (docs/decisions/034-reading-and-writing.md).
        query: { useMutation: false },
        operations: {
          ...publicOperations(parse(readFileSync('./openapi.yaml', 'utf8')) as Node),
          ...Object.fromEntries(
            ['joinMatch', 'leaveMatch', 'logout'].map((id) => [id, { query: { useMutation: true } }]),
          ),
        },
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

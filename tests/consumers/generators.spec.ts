import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installedOrSkip, runTool } from './support';

/** What stands before a use that a generator's output refuses: without the refusal the compiler refuses this line. */
const LOSES_PICTURE = '// @ts-expect-error -- the multipart body of updateProfile is lost';

/** How each generator is run, and a program that uses what it makes. */
const generators: { tool: string; command: string; use: string }[] = [
  {
    tool: 'openapi-typescript',
    command: 'openapi-typescript/bin/cli.js ../../../openapi.yaml --output out/openapi-typescript/schema.ts',
    use: `import type { operations } from './schema';
type Bodies = operations['updateProfile']['requestBody']['content'];
export const picture: Bodies['multipart/form-data'] = { profile_picture: '' };
export const language: operations['getCities']['parameters']['header'] = { 'Accept-Language': 'cs' };`,
  },
  {
    tool: 'hey-api',
    command:
      '@hey-api/openapi-ts/bin/run.js --input ../../../openapi.yaml --output out/hey-api --no-log-file',
    use: `import { getCities, updateProfile } from './sdk.gen';
const headers = { 'Accept-Language': 'cs' } as const;
await getCities({ headers });
${LOSES_PICTURE}
await updateProfile({ headers, body: { profile_picture: new File([], 'a.png') } });`,
  },
  {
    tool: 'kubb',
    command: '@kubb/cli/bin/kubb.cjs generate --config kubb.config.mjs',
    use: `import type { GetCitiesHeaderParams, UpdateProfileMutationRequest } from './index';
export const language: GetCitiesHeaderParams = { 'Accept-Language': 'cs' };
${LOSES_PICTURE}
export const picture: UpdateProfileMutationRequest = { profile_picture: new File([], 'a.png') };`,
  },
  {
    tool: 'swagger-typescript-api',
    command:
      'swagger-typescript-api/dist/cli.mjs generate --path ../../../openapi.yaml --output out/swagger-typescript-api --name client.ts',
    // No call has a parameter for the required header: it is set once.
    use: `import { Api } from './client';
const { api } = new Api({ baseApiParams: { headers: { 'Accept-Language': 'cs' } } });
export const callsWithoutHeader = [api.getCities(), api.joinMatch(12)];
${LOSES_PICTURE}
await api.updateProfile({ profile_picture: new File([], 'a.png') });`,
  },
];

const STRICT =
  '--noEmit --strict --allowImportingTsExtensions --skipLibCheck --target es2023 --module esnext --moduleResolution bundler --types node';

for (const { tool, command, use } of generators)
  test(`${tool} generates code that compiles`, () => {
    const folder = installedOrSkip('consumers/generators');
    const output = join('out', tool);
    rmSync(join(folder, output), { recursive: true, force: true });
    const generated = runTool(folder, command);
    expect(generated.status, generated.output).toBe(0);
    writeFileSync(join(folder, output, 'use.ts'), `${use}\n`);
    const compiled = runTool(folder, `typescript/bin/tsc ${STRICT} ${output}/use.ts`);
    expect(compiled.output).toBe('');
  });

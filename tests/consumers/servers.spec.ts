import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/lib/project';
import { findFreePort } from '../e2e/support/servers/caddy';
import { startPinned } from '../e2e/support/servers/pinned-program';
import { calls, outcomeOf } from './calls';
import { installedOrSkip } from './support';

/** What a tool is known to do otherwise than the contract says, in all calls that match. */
interface Difference {
  calls: RegExp;
  outcome: RegExp;
  why: string;
}

const prism = 'node_modules/@stoplight/prism-cli/dist/index.js';

const unknownParameter: Difference = {
  calls: /^an unknown query parameter$/,
  outcome: /^400/,
  why: 'unknown query parameters are refused',
};

/** What openapi-backend does with any options. */
const openapiBackend: Difference[] = [
  {
    calls: /^updateProfile picture /,
    outcome: /^400/,
    why: 'a body of the second media type is held against the schema of the first',
  },
  {
    calls: /^/,
    outcome: /^500 "schema is invalid: .*examples must be array/,
    why: 'checking an answer throws where one schema with examples stands twice',
  },
];

/** Each tool without and with the options that docs/provider.md names, and the differences that are left, or why it does not start. */
const servers: { tool: string; options?: object; failure?: RegExp; differences?: Difference[] }[] = [
  {
    tool: 'prism',
    differences: [
      { calls: /^a wrong answer$/, outcome: /^200/, why: 'a mock answers by itself, so never wrongly' },
    ],
  },
  {
    tool: 'express-openapi-validator',
    differences: [unknownParameter],
  },
  { tool: 'express-openapi-validator', options: { validateRequests: { allowUnknownQueryParameters: true } } },
  // A document of 3.1 is held for a wrong one of 3.0.
  { tool: 'openapi-backend', failure: /Document is not valid OpenAPI/ },
  {
    tool: 'openapi-backend',
    options: { quick: true },
    differences: [
      { calls: /^/, outcome: /^404/, why: 'the slash at the end of a path is cut off' },
      ...openapiBackend,
    ],
  },
  {
    tool: 'openapi-backend',
    options: { quick: true, ignoreTrailingSlashes: false },
    differences: [...openapiBackend, unknownParameter],
  },
  {
    tool: 'fastify-openapi-glue',
    differences: [
      { calls: /^updateProfile picture /, outcome: /^415/, why: 'Fastify reads no multipart body by itself' },
    ],
  },
  { tool: 'fastify-openapi-glue', options: { multipart: true } },
];

for (const { tool, options = {}, failure, differences = [] } of servers)
  test(`${tool} ${JSON.stringify(options)} answers as documented`, async () => {
    installedOrSkip('consumers/servers');
    const port = await findFreePort();
    const starting = startPinned({
      name: 'consumers/servers',
      program: tool === 'prism' ? prism : `${tool}.mjs`,
      args:
        tool === 'prism'
          ? ['mock', 'openapi.yaml', `--port=${port}`, '--host=127.0.0.1']
          : [`${port}`, JSON.stringify(options)],
      port,
      isReady: Boolean,
      prepare: (folder) => cpSync(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml')),
    });
    if (failure) return expect(starting).rejects.toThrow(failure);
    const server = await starting;
    const seen = new Set<Difference>();
    const faults: string[] = [];
    for (const call of calls) {
      const outcome = await outcomeOf(call, server.url);
      if (outcome === 'as documented') continue;
      const known = differences.find(
        (difference) => difference.calls.test(call.name) && difference.outcome.test(outcome),
      );
      if (known) seen.add(known);
      else faults.push(`${call.name}: ${outcome}`);
    }
    await server.dispose();
    const idle = differences.filter((difference) => !seen.has(difference));
    expect([...faults, ...idle.map(({ why }) => `No call has the difference: ${why}`)]).toEqual([]);
  });

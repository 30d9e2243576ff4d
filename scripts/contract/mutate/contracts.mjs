/**
 * Mutations of the contract. Each is tried, cheapest first, on the comparison with the released contract, on the pacts
 * (`opc`), on the contract tests of the embedded backend and of the pacts, and last on whether the generated code still fits.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { parse, stringify } from 'yaml';
import { root, tool } from '../../lib/project.ts';
import { node } from '../../lib/node.ts';
import { breakingChanges } from '../check-changes.ts';
import { createCopy } from './copy.mjs';
import { at, spread } from './pick.ts';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Every object in the document with its path. */
function* objects(value, path = []) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { node: value, path };
  for (const [key, child] of Object.entries(value)) yield* objects(child, [...path, key]);
}

/** Schemas of components with properties, and each of their properties. */
const properties = (document) =>
  [...objects(document.components.schemas, ['components', 'schemas'])]
    .filter(({ node: schema }) => schema.type === 'object' && schema.properties)
    .flatMap(({ path, node: schema }) =>
      Object.keys(schema.properties).map((name) => ({ path, name, label: `${path[2]}.${name}` })),
    );

const schemasWith = (test) => (document) =>
  [...objects(document.components.schemas, ['components', 'schemas'])]
    .filter(({ node: schema, path }) => path.at(-1) !== 'properties' && test(schema))
    .map(({ path }) => ({
      path,
      label: path
        .slice(2)
        .filter((part) => part !== 'properties')
        .join('.'),
    }));

const operationsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path: ['paths', path, method],
      label: operation.operationId,
    })),
  );
const responsesOf = (test) => (document) =>
  operationsOf(document).flatMap(({ path, label }) =>
    Object.keys(at(document, path).responses)
      .filter(test)
      .map((status) => ({ path, status, label: `${label} ${status}` })),
  );

const swapKey = (object, from, to) => {
  const entries = Object.entries(object).map(([key, value]) => [key === from ? to : key, value]);
  for (const key of Object.keys(object)) delete object[key];
  Object.assign(object, Object.fromEntries(entries));
};

const edit = (list, value, other) => list.map((one) => (one === value ? other : one));

/** Every operator: the sites that it can be tried on, how many, and the change. */
const operators = [
  { name: 'property renamed', count: 7, sites: properties, change: (schema, { name }) => { swapKey(schema.properties, name, `${name}_x`); if (schema.required) schema.required = edit(schema.required, name, `${name}_x`); } },
  { name: 'property dropped', count: 6, sites: properties, change: (schema, { name }) => { delete schema.properties[name]; if (schema.required) schema.required = schema.required.filter((one) => one !== name); } },
  { name: 'property of another type', count: 6, sites: properties, change: (schema, { name }) => { schema.properties[name] = { type: 'boolean' === schema.properties[name].type ? 'string' : 'boolean' }; } },
  { name: 'required → optional', count: 5, sites: (document) => properties(document).filter(({ path, name }) => at(document, path).required?.includes(name)), change: (schema, { name }) => { schema.required = schema.required.filter((one) => one !== name); } },
  { name: 'optional → required', count: 3, sites: (document) => properties(document).filter(({ path, name }) => !at(document, path).required?.includes(name) && path.length === 3), change: (schema, { name }) => { schema.required = [...(schema.required ?? []), name]; } },
  { name: 'property added, required', count: 4, sites: (document) => properties(document).filter((_, index) => index % 7 === 0), change: (schema) => { schema.properties.extra = { type: 'string' }; schema.required = [...(schema.required ?? []), 'extra']; } },
  { name: 'null allowed', count: 4, sites: schemasWith(({ type }) => type === 'string' || type === 'integer'), change: (schema) => { schema.type = [schema.type, 'null']; if (schema.enum) schema.enum.push(null); } },
  { name: 'null forbidden', count: 4, sites: schemasWith(({ type }) => Array.isArray(type)), change: (schema) => { [schema.type] = schema.type; } },
  { name: 'enum value dropped', count: 6, sites: schemasWith((schema) => schema.enum?.length > 1), change: (schema) => { schema.enum.shift(); } },
  { name: 'enum value added', count: 4, sites: schemasWith((schema) => schema.enum), change: (schema) => { schema.enum.push('unheard_of'); } },
  { name: 'maximum lowered', count: 5, sites: schemasWith((schema) => schema.maxLength > 1 || schema.maxItems > 1), change: (schema) => { const key = schema.maxLength ? 'maxLength' : 'maxItems'; schema[key] = Math.max(1, Math.floor(schema[key] / 4)); } },
  { name: 'maximum raised', count: 4, sites: schemasWith((schema) => schema.maxLength || schema.maxItems), change: (schema) => { schema[schema.maxLength ? 'maxLength' : 'maxItems'] += 1; } },
  { name: 'minimum raised', count: 4, sites: schemasWith((schema) => schema.minLength !== undefined || schema.minimum !== undefined), change: (schema) => { schema[schema.minLength === undefined ? 'minimum' : 'minLength'] += 3; } },
  { name: 'format changed', count: 2, sites: schemasWith((schema) => schema.format === 'date-time'), change: (schema) => { schema.format = 'date'; } },
  { name: 'pattern changed', count: 3, sites: schemasWith((schema) => schema.pattern), change: (schema) => { schema.pattern = '^[x-z]$'; } },
  { name: 'success of another status', count: 4, sites: responsesOf((status) => status < 300), change: ({ responses }, { status }) => swapKey(responses, status, '203') },
  { name: 'error dropped', count: 6, sites: responsesOf((status) => status >= 400), change: ({ responses }, { status }) => { delete responses[status]; } },
  { name: 'error added', count: 3, sites: responsesOf((status) => status === '404'), change: ({ responses }, { status }) => { responses['418'] = responses[status]; } },
  { name: 'operation dropped', count: 3, sites: operationsOf, root: true, change: (document, { path }) => { delete document.paths[path[1]][path[2]]; } },
  { name: 'path renamed', count: 4, sites: operationsOf, root: true, change: (document, { path }) => swapKey(document.paths, path[1], path[1].replace('/api/', '/api/v2/')) },
  { name: 'trailing slash', count: 3, sites: operationsOf, root: true, change: (document, { path }) => swapKey(document.paths, path[1], path[1].endsWith('/') ? path[1].slice(0, -1) : `${path[1]}/`) },
  { name: 'another method', count: 4, sites: operationsOf, root: true, change: (document, { path }) => swapKey(document.paths[path[1]], path[2], 'patch') },
  { name: 'session not needed', count: 3, sites: (document) => operationsOf(document).filter(({ path }) => !at(document, path).security), change: (operation) => { operation.security = []; } },
  { name: 'session needed', count: 3, sites: (document) => operationsOf(document).filter(({ path }) => at(document, path).security), change: (operation) => { delete operation.security; } },
  { name: 'header parameter dropped', count: 3, sites: operationsOf, change: (operation) => { operation.parameters = operation.parameters.filter(({ $ref }) => !$ref?.endsWith('/AcceptLanguage')); } },
  { name: 'header parameter required', count: 1, sites: () => [{ path: ['components', 'parameters', 'IdempotencyKey'], label: 'IdempotencyKey' }], change: (parameter) => { parameter.required = true; } },
  { name: 'header parameter of another shape', count: 1, sites: () => [{ path: ['components', 'parameters', 'IdempotencyKey'], label: 'IdempotencyKey' }], change: ({ schema }) => { schema.pattern = '^[x-z]$'; } },
  { name: 'query parameter renamed', count: 2, sites: (document) => operationsOf(document).filter(({ path }) => at(document, path).parameters.some((one) => one.in === 'query')), change: ({ parameters }) => { parameters.find((one) => one.in === 'query').name += '_x'; } },
  { name: 'media type', count: 3, sites: responsesOf((status) => status < 203), change: ({ responses }, { status }) => { const { content } = responses[status]; if (content) swapKey(content, 'application/json', 'application/xml'); } },
  { name: 'answer header dropped', count: 1, sites: () => [{ path: ['components', 'responses', 'RateLimited'], label: 'RateLimited' }], change: (response) => { delete response.headers; } },
  { name: 'problem code dropped', count: 4, sites: schemasWith((schema) => schema.properties?.code?.enum?.length > 1), change: (schema) => { schema.properties.code.enum.pop(); } },
]; // oxfmt-ignore

function plan(contract) {
  return operators.flatMap(({ name, count, sites, root: whole, change }) =>
    spread(sites(contract), count).flatMap((site) => {
      const document = structuredClone(contract);
      change(whole ? document : at(document, site.path), site);
      const isSame = JSON.stringify(document) === JSON.stringify(contract);
      return isSame ? [] : [{ name: `${site.label}: ${name}`, document }];
    }),
  );
}

async function opcFaults(document, pact) {
  try {
    const results = [];
    for await (const result of new Comparator({ oas: structuredClone(document) }).compare(pact))
      results.push(result);
    return results.length;
  } catch {
    return 1;
  }
}

/** The checks that need a process of their own, in a copy of the project. */
async function slowCheck(copy, document, contractText) {
  writeFileSync(join(copy, 'openapi.yaml'), stringify(document));
  const vitest = (project, ...files) =>
    node([tool('vitest/vitest.mjs'), 'run', '--project', project, '--bail=1', ...files], { cwd: copy });
  if (!(await vitest('contract')).ok) return 'contract test';
  if (!(await vitest('pact', 'written')).ok) return 'pacts against the contract';
  const generated = await node(['scripts/generate.mjs', '--check'], { cwd: copy });
  writeFileSync(join(copy, 'openapi.yaml'), contractText);
  return generated.ok ? undefined : 'generated code';
}

/** Tries each operator on some places of the contract; gives one result for each: what was changed, and what caught it. */
export async function mutateContract() {
  const contractText = read('openapi.yaml');
  const contract = parse(contractText);
  const pact = JSON.parse(read('pacts/hrajem-web-hrajem-api.json'));
  const copy = createCopy();
  const results = [];
  try {
    const mutant = join(copy, 'mutant.json');
    for (const { name, document } of plan(contract)) {
      let caught;
      writeFileSync(mutant, JSON.stringify(document));
      if (breakingChanges('openapi.yaml', mutant).length > 0) caught = 'breaking change';
      else if ((await opcFaults(document, pact)) > 0) caught = 'pacts (opc)';
      else caught = await slowCheck(copy, document, contractText);
      results.push({ of: 'contract', name, caught });
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return results;
}

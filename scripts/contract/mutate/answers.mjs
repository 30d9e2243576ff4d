/** Mutations of the embedded backend's answers, each against Pact's verifier and against the contract's own schemas. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { startProvider } from '../../lib/provider.ts';
import { command } from '../../lib/command.ts';
import { root } from '../../lib/project.ts';
import { verify } from '../../lib/verifier.ts';
import { at, changedAt, jsonChanges, pathsIn, spread } from './pick.mjs';
import { startTamperProxy } from './tamper-proxy.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

const named = (path) => typeof path.at(-1) === 'string';

/** Every operator: the values of a body that it can be tried on, how many, and the change. */
const operators = [
  { name: 'rename', count: 12, on: (body) => pathsIn(body).filter(named), change: jsonChanges.rename },
  { name: 'drop', count: 12, on: (body) => pathsIn(body).filter(named), change: jsonChanges.drop },
  { name: 'type', count: 12, on: (body) => pathsIn(body).filter((path) => at(body, path) !== null), change: jsonChanges.type },
  { name: 'null', count: 8, on: (body) => pathsIn(body).filter((path) => typeof at(body, path) === 'string' || typeof at(body, path) === 'boolean'), change: jsonChanges.null },
  { name: 'enum', count: 6, on: (body) => pathsIn(body).filter((path) => ['status', 'sport', 'level', 'kind', 'language', 'code'].includes(path.at(-1))), change: (parent, key) => { parent[key] = 'unheard_of'; } },
  { name: 'format', count: 4, on: (body) => pathsIn(body).filter((path) => /_at$|^date_joined$/.test(String(path.at(-1))) && at(body, path)), change: (parent, key) => { parent[key] = 'yesterday'; } },
  { name: 'bound', count: 4, on: (body) => pathsIn(body).filter((path) => /count$|^id$|^pid$|^by_month$/.test(String(path.at(-1)))), change: (parent, key) => { parent[key] = Array.isArray(parent[key]) ? parent[key].slice(1) : -1; } },
]; // oxfmt-ignore

/** Changes of an answer as a whole. */
const whole = [
  { name: 'status', count: 5, apply: (answer) => { answer.status = answer.status === 200 ? 201 : 200; } },
  { name: 'server error', count: 2, apply: (answer) => { answer.status = 500; } },
  { name: 'content type', count: 3, apply: (answer) => { answer.headers['content-type'] = 'text/html'; } },
  { name: 'no Retry-After', count: 2, on: ({ response }) => response.status === 429, apply: (answer) => { delete answer.headers['retry-after']; } },
  { name: 'empty body', count: 2, apply: (answer) => { answer.text = ''; } },
]; // oxfmt-ignore

const operationOf = ({ description }) => description.split(':')[0];

/** The contract's check of an answer: status, media type and schema, as the contract tests of the embedded backend do it. */
async function createContractCheck() {
  // Only the bundled Node reads TypeScript, and every script can be loaded by an older one.
  const { contract, nodeOf, operationAt } = await import('../document.ts');
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema(contract, 'contract');
  const outside = (schema) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
  return ({ method, path, status, headers, text }) => {
    const node = operationAt(method, path)?.responses[status];
    if (!node) return false;
    const [type, media] = Object.entries(nodeOf(node.content))[0] ?? [];
    if (
      Object.entries(nodeOf(node.headers)).some(
        ([name, header]) => nodeOf(header).required && !(name.toLowerCase() in headers),
      )
    )
      return false;
    if (!type) return text === '';
    if (!headers['content-type']?.startsWith(type)) return false;
    try {
      return ajv.validate(outside(nodeOf(media).schema), JSON.parse(text));
    } catch {
      return false;
    }
  };
}

/** What is to be tried: an interaction, and how its operation's answers of that status change. */
function plan(interactions) {
  const withBody = interactions.filter(({ response }) => response.body);
  const fields = operators.flatMap(({ name, count, on, change }) => {
    // Round and round through the interactions, so that every operation has its turn.
    const sites = withBody.map((interaction) =>
      on(interaction.response.body.content).map((path) => ({ interaction, path })),
    );
    const turns = Array.from({ length: Math.max(...sites.map((list) => list.length)) }, (_, turn) =>
      sites.flatMap((list) => (list[turn * 3 + 1] ? [list[turn * 3 + 1]] : [])),
    ).flat();
    return spread(turns, count).map(({ interaction, path }) => ({
      name: `${operationOf(interaction)} ${interaction.response.status}: ${name} ${path.join('.')}`,
      interaction,
      apply: (answer) => {
        const body = changedAt(JSON.parse(answer.text), path, change);
        if (body) answer.text = JSON.stringify(body);
        return body !== undefined;
      },
    }));
  });
  const others = whole.flatMap(({ name, count, on = () => true, apply }) =>
    spread(withBody.filter(on), count).map((interaction) => ({
      name: `${operationOf(interaction)} ${interaction.response.status}: ${name}`,
      interaction,
      apply,
    })),
  );
  return [...fields, ...others];
}

const verifies = (url, description) =>
  verify({ url, only: `^${description.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` }).then(
    () => true,
    () => false,
  );

/** Tries each operator on some answers; gives one result for each: what was changed, and what caught it. */
async function mutateAnswers() {
  const { interactions } = JSON.parse(read('pacts/hrajem-web-hrajem-api.json'));
  const fits = await createContractCheck();
  const provider = await startProvider();
  let current;
  let outcome = { changed: false, fitting: true };
  const proxy = await startTamperProxy(provider.url, (answer) => {
    if (answer.status !== current.interaction.response.status) return;
    const changed = current.apply(answer) !== false;
    outcome = { changed: outcome.changed || changed, fitting: outcome.fitting && fits(answer) };
  });
  const results = [];
  try {
    for (current of plan(interactions)) {
      outcome = { changed: false, fitting: true };
      const kept = await verifies(proxy.url, current.interaction.description);
      const noticed = outcome.fitting ? undefined : 'contract test';
      // What was never changed was not tried.
      if (outcome.changed)
        results.push({ of: 'answer', name: current.name, caught: kept ? noticed : 'verifier' });
    }
  } finally {
    await proxy.close();
    await provider.close();
  }
  return results;
}

// In a process of its own, because the verifier writes its reports of what fails on purpose.
await command(import.meta, async () => {
  writeFileSync(process.argv[2] ?? '', JSON.stringify(await mutateAnswers()));
});

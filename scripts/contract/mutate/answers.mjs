/** Mutations of the embedded backend's answers, each against the verifier of backends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startAnswerProxy } from '../../lib/answer-proxy.ts';
import { HOOK, startProvider } from '../../lib/provider.ts';
import { root } from '../../lib/project.ts';
import { verify } from '../../lib/verifier.ts';
import { at, changedAt, jsonChanges, pathsIn, spread } from './pick.mjs';

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

const holds = async (url, description) => {
  const only = `^${description.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;
  const verified = await verify({ url, only });
  return verified.every(({ faults }) => faults.length === 0);
};

/** Tries each operator on some answers; gives one result for each: what was changed, and what caught it. */
export async function mutateAnswers() {
  const { interactions } = JSON.parse(read('pacts/hrajem-web-hrajem-api.json'));
  const provider = await startProvider();
  let current;
  let changed;
  const proxy = await startAnswerProxy(
    (address) => provider.url + address,
    async ({ address, ask }) => {
      const answer = await ask();
      if (address !== HOOK && answer.status === current.interaction.response.status)
        changed = current.apply(answer) !== false || changed;
      return answer;
    },
  );
  const results = [];
  try {
    for (current of plan(interactions)) {
      changed = false;
      const kept = await holds(proxy.url, current.interaction.description);
      // What was never changed was not tried.
      if (changed) results.push({ of: 'answer', name: current.name, caught: kept ? undefined : 'verifier' });
    }
  } finally {
    await proxy.close();
    await provider.close();
  }
  return results;
}

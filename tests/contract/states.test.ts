import { expect, it } from 'vitest';
import { rows } from '../answers/answers.ts';
import type { Values } from '../answers/state.ts';
import { stateOf, providerStates, type StateName } from '../answers/states.ts';
import { table } from './table.ts';

const names = Object.keys(providerStates) as StateName[];
const inPacts = new Set(rows.flatMap(({ given }) => given));

const listed = (values: Values | void) =>
  Object.keys(values ?? {})
    .map((name) => `\`${name}\``)
    .join(', ');

it('are all in docs/provider-states.md, which `npm run contract -- -u` writes', async () => {
  const rows = names.map((name) => {
    const { means, params, values } = stateOf(name);
    return [name, means, listed(params), listed(values)];
  });
  const others = names.filter((name) => !inPacts.has(name)).map((name) => `_${name}_`);
  await expect(`# The provider states

What the hook of a backend ([provider.md](provider.md#the-hook)) is asked for, by name. It gets the parameters in \`params\`, and calls hold their
values as they are; it answers with the values. "The person" is the signed-in one. A test writes this page from \`tests/answers/states/\`.

${table([['State', 'What is true', 'Parameters', 'Values'], ...rows])}

In no pact, but asked for by \`PROVIDER_URL=… npm run contract\`: ${others.join(', ')}.
`).toMatchFileSnapshot('../../docs/provider-states.md');
});

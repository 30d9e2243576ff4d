import { expect, it } from 'vitest';
import { bodyOf, codesIn, operations } from '../../scripts/contract/document.ts';
import { rows } from '../answers/answers.ts';
import type { Values } from '../answers/state.ts';
import { providerStates, stateOf, type StateName } from '../answers/states.ts';

/** Refusals whose order the conventions of the contract give for all operations. */
const ORDERED =
  /^(validation_failed|token_\w+|internal_error|match_not_found|not_a_participant|rate_limited)$/;

it('an operation that refuses in its own way says in which order', () => {
  const silent = operations.filter(
    ({ orderOfRefusals, responses }) =>
      !orderOfRefusals &&
      Object.values(responses).some((response) =>
        codesIn(bodyOf(response)?.schema).some((code) => !ORDERED.test(code)),
      ),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

const names = Object.keys(providerStates) as StateName[];
const inPacts = new Set(rows.flatMap(({ given }) => given));

const listed = (values: Values | void) =>
  Object.keys(values ?? {})
    .map((name) => `\`${name}\``)
    .join(', ');

/** What the hook gets and gives for the state, as a heading. */
function exchangeOf(name: StateName): string {
  const { params, values } = stateOf(name);
  if (params) return `Gets ${listed(params)}`;
  return values ? `Gives ${listed(values)}` : 'Gets and gives nothing';
}

function lineOf(name: StateName): string {
  const { means } = stateOf(name);
  return means ? `- _${name}_: ${means}` : `- _${name}_`;
}

it('docs/provider-states.md has all states, as `npm run contract -- -u` writes it', async () => {
  const sections = [...new Set(names.map(exchangeOf))].map((heading) => {
    const states = names.filter((name) => exchangeOf(name) === heading);
    return `## ${heading}\n\n${states.map(lineOf).join('\n')}`;
  });
  const others = names.filter((name) => !inPacts.has(name)).map((name) => `_${name}_`);
  await expect(`# The provider states

The [hook](provider.md#the-hook) of a backend sets up these states, by name. A state gets the named values in \`params\`, or gives them in its answer. "The
person" is the signed-in one, who is on the roster of _a joined match …_ and has no part in any other. A test writes this page from
\`tests/answers/states/\`.

${sections.join('\n\n')}

No pact has these; \`PROVIDER_URL=… npm run contract\` asks for them: ${others.join(', ')}.
`).toMatchFileSnapshot('../../docs/provider-states.md');
});

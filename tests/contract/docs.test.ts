import { expect, it } from 'vitest';
import { bodyOf, codesIn, operations } from '../../scripts/contract/document.ts';
import { pactRows } from '../answers/answers.ts';
import type { Values } from '../answers/state.ts';
import { providerStates, stateOf, type StateName } from '../answers/states.ts';

/** Matches the codes of common refusals: the contract's conventions define their order for all operations. */
const COMMON_CODES =
  /^(validation_failed|token_\w+|internal_error|match_not_found|not_a_participant|rate_limited)$/;

it('openapi.yaml documents the order of refusals of each operation that has more than the common refusals', () => {
  const undocumentedOperations = operations.filter(
    ({ orderOfRefusals, responses }) =>
      !orderOfRefusals &&
      Object.values(responses).some((response) =>
        codesIn(bodyOf(response)?.schema).some((code) => !COMMON_CODES.test(code)),
      ),
  );
  expect(undocumentedOperations.map(({ id }) => id)).toEqual([]);
});

const stateNames = Object.keys(providerStates) as StateName[];

const listNames = (values: Values) => `\`${Object.keys(values).join('`, `')}\``;

/** The heading of a state: the parameters that the hook gets, or the values that it returns. */
function headingOf(name: StateName): string {
  const { params, values } = stateOf(name);
  if (params) return `Gets ${listNames(params)}`;
  return values ? `Gives ${listNames(values)}` : 'Gets and gives nothing';
}

const listLineOf = (name: StateName) => `- _${name}_: ${stateOf(name).description}`.replace(/: $/, '');

it('docs/provider-states.md lists all provider states', async () => {
  const sections = [...new Set(stateNames.map(headingOf))].map((heading) => {
    const states = stateNames.filter((name) => headingOf(name) === heading);
    return `## ${heading}\n\n${states.map(listLineOf).join('\n')}`;
  });
  const namesWithoutPact = stateNames
    .filter((name) => !pactRows.some(({ states }) => states.includes(name)))
    .map((name) => `_${name}_`);
  await expect(`# The provider states

The [hook](provider.md#the-hook) of a backend sets up these states, by name. A state gets the named values in \`params\`, or gives them in its answer. "The
person" is the signed-in one, who is on the roster of _a joined match …_ and has no part in any other. A test writes this page from
\`tests/answers/states/\`.

${sections.join('\n\n')}

No pact has these; \`PROVIDER_URL=… npm run contract\` asks for them: ${namesWithoutPact.join(', ')}.
`).toMatchFileSnapshot('../../docs/provider-states.md');
});

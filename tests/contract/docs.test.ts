import { expect, it } from 'vitest';
import { bodyOf, codesIn, operations } from '../../scripts/contract/document.ts';
import { pactRows } from '../answers/answers.ts';
import type { Values } from '../answers/state.ts';
import { providerStates, stateOf, type StateName } from '../answers/states.ts';

/** Codes of refusals whose order the contract's conventions define for all operations. */
const ORDERED_CODES =
  /^(validation_failed|token_\w+|internal_error|match_not_found|not_a_participant|rate_limited)$/;

it('documents the order of refusals of each operation that has more than the common refusals', () => {
  const undocumentedOperations = operations.filter(
    ({ orderOfRefusals, responses }) =>
      !orderOfRefusals &&
      Object.values(responses).some((response) =>
        codesIn(bodyOf(response)?.schema).some((code) => !ORDERED_CODES.test(code)),
      ),
  );
  expect(undocumentedOperations.map(({ id }) => id)).toEqual([]);
});

const stateNames = Object.keys(providerStates) as StateName[];
const namesInPacts = new Set(pactRows.flatMap(({ states }) => states));

const listNames = (values: Values | void) =>
  Object.keys(values ?? {})
    .map((name) => `\`${name}\``)
    .join(', ');

/** The heading of a state: the parameters that the hook gets, or the values that it returns. */
function headingOf(name: StateName): string {
  const { params, values } = stateOf(name);
  if (params) return `Gets ${listNames(params)}`;
  return values ? `Gives ${listNames(values)}` : 'Gets and gives nothing';
}

function lineOf(name: StateName): string {
  const { description } = stateOf(name);
  return description ? `- _${name}_: ${description}` : `- _${name}_`;
}

it('lists all provider states in docs/provider-states.md', async () => {
  const sections = [...new Set(stateNames.map(headingOf))].map((heading) => {
    const states = stateNames.filter((name) => headingOf(name) === heading);
    return `## ${heading}\n\n${states.map(lineOf).join('\n')}`;
  });
  const namesWithoutPact = stateNames.filter((name) => !namesInPacts.has(name)).map((name) => `_${name}_`);
  await expect(`# The provider states

The [hook](provider.md#the-hook) of a backend sets up these states, by name. A state gets the named values in \`params\`, or gives them in its answer. "The
person" is the signed-in one, who is on the roster of _a joined match …_ and has no part in any other. A test writes this page from
\`tests/answers/states/\`.

${sections.join('\n\n')}

No pact has these; \`PROVIDER_URL=… npm run contract\` asks for them: ${namesWithoutPact.join(', ')}.
`).toMatchFileSnapshot('../../docs/provider-states.md');
});

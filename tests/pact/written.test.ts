import { Comparator } from '@pactflow/openapi-pact-comparator';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  codesIn,
  contract,
  nodeOf,
  operationOf,
  operations,
} from '../../scripts/contract/document.ts';
import { operationNamed, reached, type CallName } from '../../gallery/reach/table.ts';
import { schemas } from '../setup/schemas.ts';
import { providerStates } from '../answers/states.ts';
import { sequences } from '../contract/sequences/sequences.ts';
import { operationIdOf, pactFiles, type Interaction } from './written.ts';

const interactions = pactFiles().flatMap((pact) => pact.interactions);

/** The last part of the reference in a media type, before anything is resolved. */
function schemaName(holder: unknown): string | undefined {
  const reference = nodeOf(holder).$ref as string | undefined;
  if (reference?.startsWith('#/components/responses/')) {
    const responses = nodeOf(nodeOf(contract.components).responses);
    return schemaName(responses[reference.split('/').at(-1) ?? '']);
  }
  const [media] = Object.values(nodeOf(nodeOf(holder).content));
  return (nodeOf(nodeOf(media).schema).$ref as string | undefined)?.split('/').at(-1);
}

const rawOperation = ({ request: { method } }: Interaction, path: string) =>
  nodeOf(nodeOf(nodeOf(contract.paths)[path])[method.toLowerCase()]);

const label = (interaction: Interaction) => [interaction.description, interaction] as const;

it('is what the contract describes, by a tool of its own', async () => {
  for (const pact of pactFiles()) {
    const results = [];
    for await (const result of new Comparator({ oas: contract as never }).compare(pact)) results.push(result);
    // Warnings too.
    expect(results).toEqual([]);
  }
});

describe('every body fits the generated schemas, with no field that they do not know', () => {
  it.each(interactions.map(label))('%s', (_, interaction) => {
    const { path } = operationOf(operationIdOf(interaction));
    const { requestBody, responses } = rawOperation(interaction, path);
    const { request, response } = interaction;
    // Pictures are no JSON, and what the backend shall refuse may be wrong.
    const sends = request.body && !request.body.encoded && response.status < 400;
    const bodies = [
      ...(response.body ? [[nodeOf(responses)[response.status], response.body.content]] : []),
      ...(sends ? [[requestBody, request.body?.content]] : []),
    ] as const;
    const parsed = bodies.map(([holder, content]) => schemas[String(schemaName(holder))]!.parse(content));
    expect(parsed).toEqual(bodies.map(([, content]) => content));
  });
});

describe('nothing is left out', () => {
  /** Whether people type or choose what the call sends: a link, a credential or a deed without a form has no field wrong. */
  const isFilledIn = (id: string) =>
    (Object.keys(reached) as CallName[])
      .filter((call) => operationNamed(call) === id)
      .some((call) =>
        reached[call].steps?.some((step) => 'into' in step || 'clear' in step || 'choose' in step),
      );
  const codeOf = ({ response }: Interaction) => String(nodeOf(response.body?.content).code);

  it('has every operation of the contract', () => {
    expect(operations.length).toBeGreaterThan(0);
    expect([...new Set(interactions.map(operationIdOf))].toSorted()).toEqual(
      operations.map(({ id }) => id).toSorted(),
    );
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'has every answer of %s that the client handles in its own way',
    (id, { responses }) => {
      const own = interactions.filter((interaction) => operationIdOf(interaction) === id);
      const given = new Set(own.flatMap((each) => [`${each.response.status}`, codeOf(each)]));
      const wanted = Object.entries(responses).flatMap(([status, response]) => {
        // A 5xx is handled alike everywhere, whatever it holds; all 401 of a session and of a refresh are alike.
        if (Number(status) >= 500) return [];
        if (['401', '200', '201', '202', '204'].includes(status)) return [status];
        return codesIn(bodyOf(response)?.schema).filter(
          (code) => code !== 'validation_failed' || isFilledIn(id),
        );
      });
      expect(wanted.filter((one) => !given.has(one))).toEqual([]);
    },
  );

  it('uses every provider state, or a sequence does', () => {
    const used = new Set<string>([
      ...interactions.flatMap(({ providerStates: states = [] }) => states.map(({ name }) => name)),
      ...Object.values(sequences).flatMap(({ given }) => given),
    ]);
    expect(Object.keys(providerStates).filter((name) => !used.has(name))).toEqual([]);
  });
});

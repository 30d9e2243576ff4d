import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  codesIn,
  contract,
  nodeOf,
  operations,
  outcomesOf,
  resolve,
  type Node,
} from '../../scripts/contract/document.ts';
import { faultsIn, undeclaredIn } from './validate.ts';

interface Example {
  at: string;
  schema: Node;
  value: unknown;
}

/** The examples beside a schema: one, or several by name. */
function examplesBeside(node: Node, at: string): Example[] {
  const schema = nodeOf(node.schema);
  const named = Object.entries(nodeOf(node.examples)).map(([name, example]) => ({
    at: `${at}/examples/${name}`,
    schema,
    value: resolve(example).value,
  }));
  return 'example' in node ? [...named, { at: `${at}/example`, schema, value: node.example }] : named;
}

/** Every example of the contract with the schema that it shall fit: of bodies, parameters, headers and schemas themselves. */
function allExamples(value: unknown, at = '#'): Example[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => allExamples(item, `${at}/${index}`));
  const node = nodeOf(value);
  const own = node.schema ? examplesBeside(node, at) : [];
  const ofSchema = Array.isArray(node.examples)
    ? node.examples.map((example: unknown, index) => ({
        at: `${at}/examples/${index}`,
        schema: node,
        value: example,
      }))
    : [];
  const inside = Object.entries(node)
    .filter(([name]) => name !== 'example' && name !== 'examples')
    .flatMap(([name, child]) => allExamples(child, `${at}/${name}`));
  return [...own, ...ofSchema, ...inside];
}

const examples = allExamples(contract);

describe('examples', () => {
  it('are many', () => {
    expect(examples.length).toBeGreaterThan(60);
  });

  it.each(examples.map((example) => [example.at, example] as const))('%s fits', (_, { schema, value }) => {
    expect(faultsIn(schema, value)).toEqual([]);
    expect(undeclaredIn(schema, value)).toEqual([]);
  });

  it('stand beside every body', () => {
    const bare = operations.flatMap(({ id, responses }) =>
      Object.entries(responses).flatMap(([status, response]) =>
        Object.values(nodeOf(response.content))
          .filter((media) => Object.keys(nodeOf(nodeOf(media).examples)).length === 0)
          .map(() => `${id} ${status}`),
      ),
    );
    expect(bare).toEqual([]);
  });

  it('show each code that an answer can carry', () => {
    const shown = ({ content }: Node) =>
      Object.values(nodeOf(content)).flatMap((media) =>
        Object.values(nodeOf(nodeOf(media).examples)).map((example) => nodeOf(resolve(example).value).code),
      );
    const unseen = operations.flatMap(({ id, responses }) =>
      Object.entries(responses).flatMap(([status, response]) =>
        codesIn(bodyOf(response)?.schema)
          .filter((code) => !shown(response).includes(code))
          .map((code) => `${id} ${status} ${code}`),
      ),
    );
    expect(unseen).toEqual([]);
  });
});

describe('problem codes', () => {
  const schemas = nodeOf(nodeOf(contract.components).schemas);
  const known = nodeOf(schemas.ProblemCode).enum as string[];
  const sorted = (codes: string[]) => [...new Set(codes)].toSorted((one, other) => one.localeCompare(other));

  it('are those that some answer carries', () => {
    const used = operations.flatMap(outcomesOf).flatMap((outcome) => outcome.split(' ')[2] ?? []);
    expect(sorted(used)).toEqual(sorted(known));
  });

  it('belong to every answer that is a problem', () => {
    const problems = Object.entries(schemas).filter(
      ([name]) => name.endsWith('Problem') && name !== 'Problem',
    );
    expect(problems.filter(([, schema]) => codesIn(schema).length === 0)).toEqual([]);
  });
});

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

// That each fits its schema, with nothing that it does not know, is Redocly's to say (`npm run check:contract`).
describe('examples', () => {
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

import { validator } from '@exodus/schemasafe';
import { contract, type Node } from '../contract/document.ts';
import { addHeader, importType } from './contract-files.ts';
import { prepareContract } from './prepare-contract.ts';

/** The schemas of the answers that the first paint reads (decision 053). */
const schemaNames = ['Match', 'MatchDetail', 'ChatMessages', 'ChatSummary', 'City'];

/** The contract, in which times have capitals alone: Firefox's Date does not read the `t` and `z` that RFC 3339 allows, and nothing makes them capitals here. */
const checkedContract = (): Node => {
  const { components } = prepareContract(contract);
  return JSON.parse(JSON.stringify({ components }).replaceAll('[Tt]', 'T').replaceAll('[Zz]', 'Z')) as Node;
};

/** The file with a function for each of the schemas that says whether a value fits: Zod would be a quarter of the code of a first paint. */
export function checksFile(): string {
  const schemas = { contract: checkedContract() };
  return addHeader(
    '// @ts-nocheck -- the library writes JavaScript',
    ...schemaNames.map(importType),
    ...schemaNames.map((name) => {
      const schema = { $ref: `contract#/components/schemas/${name}` };
      const check = validator(schema, { mode: 'lax', isJSON: true, formatAssertion: false, schemas });
      return `export const is${name}: (value: unknown) => value is ${name} = /*#__PURE__*/ ${check.toModule()}`;
    }),
  );
}

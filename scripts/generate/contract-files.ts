/** Texts of the files in src/generated that orval cannot generate, and orval's options for operations. */
import {
  bodyOf,
  codesIn,
  contract,
  everyOperation,
  nodeOf,
  operationOf,
  resolve,
} from '../contract/document.ts';

export const generatedHeader = 'Generated from openapi.yaml by `npm run generate`. Do not edit.';

/** Adds the header of a generated file to its lines. */
export const addHeader = (...lines: string[]): string =>
  ['/**', ` * ${generatedHeader}`, ' */', ...lines, ''].join('\n');

/** Imports the type of a schema. */
export const importType = (name: string): string =>
  `import type { ${name} } from './schemas/${name.charAt(0).toLowerCase()}${name.slice(1)}.zod.ts';`;

/** The file with the body type of each documented answer, by operationId and status: orval leaves out the statuses of refusals. */
export function answersFile(): string {
  const schemaNames = new Set<string>();
  const operationLines = everyOperation.map(({ id, responses }) => {
    const answers = Object.entries(responses).map(([status, response]) => {
      const body = bodyOf(response);
      if (!body) return `    ${status}: undefined;`;
      const name = String(body.schema.$ref).replace('#/components/schemas/', '');
      schemaNames.add(name);
      return `    ${status}: ${name};`;
    });
    return [`  ${id}: {`, ...answers, '  };'].join('\n');
  });
  const imports = [...schemaNames].toSorted().map(importType);
  const docComment = '/** Every documented answer: its body, by operationId and status. */';
  return addHeader(...imports, '', docComment, 'export interface Answers {', ...operationLines, '}');
}

/** The file with the contract's examples of successful answers, by operationId and name, checked by their types. */
export function examplesFile(): string {
  const exampleEntries = everyOperation.flatMap(({ id, responses }) => {
    const [, successResponse] = Object.entries(responses).find(([status]) => status < '300') ?? [];
    const [media] = Object.values(nodeOf(successResponse?.content));
    const examples = Object.entries(nodeOf(nodeOf(media).examples));
    const values = Object.fromEntries(examples.map(([name, example]) => [name, resolve(example).value]));
    return examples.length > 0 ? [[id, values]] : [];
  });
  return addHeader(
    "import type { Answers } from './answers.ts';",
    '',
    'type Success<Bodies> = Bodies[keyof Bodies & (200 | 201 | 202)];',
    '',
    '/** Examples of answers when all is well, by operationId and name. */',
    `export const examples = ${JSON.stringify(Object.fromEntries(exampleEntries), null, 2)} satisfies {`,
    '  [Id in keyof Answers]?: Record<string, Success<Answers[Id]>>;',
    '};',
  );
}

/** The file with the HTTP status of each problem code. Throws when a code has two statuses. */
export function problemStatusFile(): string {
  const statusByCode = new Map<string, string>();
  for (const [status, response] of everyOperation.flatMap(({ responses }) => Object.entries(responses)))
    for (const code of Number(status) < 400 ? [] : codesIn(bodyOf(response)?.schema)) {
      const otherStatus = statusByCode.get(code);
      if (otherStatus && otherStatus !== status)
        throw new Error(`${code} comes with ${otherStatus} and with ${status}.`);
      statusByCode.set(code, status);
    }
  return addHeader(
    "import type { ProblemCode } from './schemas/problemCode.zod.ts';",
    '',
    '/** The HTTP status that each code of a problem comes with. */',
    'export const problemStatus: Record<ProblemCode, number> = {',
    ...[...statusByCode].map(([code, status]) => `  ${code}: ${status},`),
    '};',
  );
}

/** The file with the code of each operation and status that has one code alone. Of 400, 429 and 5xx the status says as much. */
export function soleCodesFile(): string {
  const lines = everyOperation.flatMap(({ method, path, responses }) =>
    Object.entries(responses).flatMap(([status, response]) => {
      const codes =
        status > '400' && status < '500' && status !== '429' ? codesIn(bodyOf(response)?.schema) : [];
      return codes.length === 1 ? [`  '${method} ${path} ${status}': '${codes[0]}',`] : [];
    }),
  );
  return addHeader(
    "import type { ProblemCode } from './schemas/problemCode.zod.ts';",
    '',
    '/** The only code of an operation and a status, for answers without a code. */',
    'export const soleCodes: Readonly<Record<string, ProblemCode>> = {',
    ...lines,
    '};',
  );
}

/** The file with the answer fields whose faults the client ignores (`x-decorative-fields`). Throws when one of them is in no schema. */
export function decorativeFieldsFile(): string {
  const names = contract['x-decorative-fields'] as string[];
  const schemas = JSON.stringify(nodeOf(contract.components).schemas);
  const unknownNames = names.filter((name) => !schemas.includes(`"${name}":{`));
  if (unknownNames.length > 0)
    throw new Error(`x-decorative-fields: no schema has ${unknownNames.join(', ')}.`);
  return addHeader(
    '/** `x-decorative-fields` of the contract: what is wrong with them in an answer does not refuse it. */',
    `export const decorative: readonly string[] = ${JSON.stringify(names, null, 2)};`,
  );
}

/** The file with paths of operations as constants, for code that must not load the calls themselves. */
export const pathsFile = (...ids: string[]): string =>
  addHeader(...ids.map((id) => `export const ${id}Path = '${operationOf(id).path}';`));

/** The keys of `x-rules` with text, which the generated constants leave out. */
const textKeys = new Set(['lifetimes_from', 'counts']);

/** The file with the numeric rules of a backend (`x-rules`), one constant for each group. */
export const rulesFile = (): string =>
  addHeader(
    ...Object.entries(nodeOf(contract['x-rules']))
      .filter(([name]) => !textKeys.has(name))
      .map(([name, group]) => {
        const skipTexts = (key: string, value: unknown) => (textKeys.has(key) ? undefined : value);
        const numbersJson = JSON.stringify(group, skipTexts, 2);
        return `/** \`x-rules.${name}\` of the contract, which says what they are; times in seconds. */\nexport const ${name} = ${numbersJson} as const;\n`;
      }),
  ).trimEnd() + '\n';

/** orval's options by operationId. A public operation that writes sends no token, because its 401 concerns the credentials in the body. */
export const operationOptions = (queryOptions: Record<string, object>) =>
  Object.fromEntries(
    everyOperation.map(({ id, method, isSecured }) => [
      id,
      {
        query: queryOptions[id],
        ...(!isSecured && { requestOptions: { isPublic: true, ...(method !== 'GET' && { token: null }) } }),
      },
    ]),
  );

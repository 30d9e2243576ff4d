/** What orval does not make of the contract: the text of further files of src/generated, and options of its calls. */
import {
  bodyOf,
  codesIn,
  contract,
  everyOperation,
  nodeOf,
  operationOf,
  resolve,
} from '../contract/document.ts';

/** What each generated file says of itself. */
export const header = 'Generated from openapi.yaml by `npm run generate`. Do not edit.';

const withHeader = (...lines: string[]): string => ['/**', ` * ${header}`, ' */', ...lines, ''].join('\n');

/**
 * The type of each documented answer, by operationId and status: orval keeps the bodies of refusals, but not the statuses that
 * they come with.
 */
export function answerTypes(): string {
  const used = new Set<string>();
  const operations = everyOperation.map(({ id, responses }) => {
    const answers = Object.entries(responses).map(([status, response]) => {
      const body = bodyOf(response);
      if (!body) return `    ${status}: undefined;`;
      const name = String(body.schema.$ref).replace('#/components/schemas/', '');
      used.add(name);
      return `    ${status}: ${name};`;
    });
    return [`  ${id}: {`, ...answers, '  };'].join('\n');
  });
  const imports = [...used]
    .toSorted()
    .map(
      (name) =>
        `import type { ${name} } from './schemas/${name.charAt(0).toLowerCase()}${name.slice(1)}.zod.ts';`,
    );
  const about = '/** Every documented answer: its body, by operationId and status. */';
  return withHeader(...imports, '', about, 'export interface Answers {', ...operations, '}');
}

/** The contract's examples of successes, by operationId and name, checked by the types of the answers. */
export function exampleAnswers(): string {
  const operations = everyOperation.flatMap(({ id, responses }) => {
    const [, success] = Object.entries(responses).find(([status]) => status < '300') ?? [];
    const [media] = Object.values(nodeOf(success?.content));
    const examples = Object.entries(nodeOf(nodeOf(media).examples));
    const values = Object.fromEntries(examples.map(([name, one]) => [name, resolve(one).value]));
    return examples.length > 0 ? [[id, values]] : [];
  });
  return withHeader(
    "import type { Answers } from './answers.ts';",
    '',
    'type Success<Bodies> = Bodies[keyof Bodies & (200 | 201 | 202)];',
    '',
    '/** Examples of answers when all is well, by operationId and name. */',
    `export const examples = ${JSON.stringify(Object.fromEntries(operations), null, 2)} satisfies {`,
    '  [Id in keyof Answers]?: Record<string, Success<Answers[Id]>>;',
    '};',
  );
}

/**
 * The status that each code of a problem comes with.
 * @throws Error for a code that comes with two
 */
export function problemStatuses(): string {
  const statuses = new Map<string, string>();
  for (const [status, response] of everyOperation.flatMap(({ responses }) => Object.entries(responses)))
    for (const code of Number(status) < 400 ? [] : codesIn(bodyOf(response)?.schema)) {
      const other = statuses.get(code);
      if (other && other !== status) throw new Error(`${code} comes with ${other} and with ${status}.`);
      statuses.set(code, status);
    }
  return withHeader(
    "import type { ProblemCode } from './schemas/problemCode.zod.ts';",
    '',
    '/** The HTTP status that each code of a problem comes with. */',
    'export const problemStatus: Record<ProblemCode, number> = {',
    ...[...statuses].map(([code, status]) => `  ${code}: ${status},`),
    '};',
  );
}

/**
 * The fields of answers that the client forgives (`x-decorative-fields`).
 * @throws Error for one that no schema has
 */
export function decorativeFields(): string {
  const names = contract['x-decorative-fields'] as string[];
  const schemas = JSON.stringify(nodeOf(contract.components).schemas);
  const unknown = names.filter((name) => !schemas.includes(`"${name}":{`));
  if (unknown.length > 0) throw new Error(`x-decorative-fields: no schema has ${unknown.join(', ')}.`);
  return withHeader(
    '/** `x-decorative-fields` of the contract: what is wrong with them in an answer does not refuse it. */',
    `export const decorative: readonly string[] = ${JSON.stringify(names, null, 2)};`,
  );
}

/** The paths of some calls, by operationId, for code that must not load the calls themselves. */
export const pathsOf = (...ids: string[]): string =>
  withHeader(...ids.map((id) => `export const ${id}Path = '${operationOf(id).path}';`));

/** What `x-rules` says in words, for the page of backends. */
const words = new Set(['lifetimes_from', 'counts']);

/** What a backend does by itself, in numbers (`x-rules`), as one constant for each group. */
export const backendRules = (): string =>
  withHeader(
    ...Object.entries(nodeOf(contract['x-rules']))
      .filter(([name]) => !words.has(name))
      .map(([name, group]) => {
        const numbers = JSON.stringify(
          group,
          (key, value: unknown) => (words.has(key) ? undefined : value),
          2,
        );
        return `/** \`x-rules.${name}\` of the contract, which says what they are; times in seconds. */\nexport const ${name} = ${numbers} as const;\n`;
      }),
  ).trimEnd() + '\n';

/**
 * What is generated of single operations, by operationId. Calls that need no session (`security: []`) say so to the client; those that
 * write bring credentials of their own, of which alone a 401 then speaks.
 */
export const operations = (queries: Record<string, object>) =>
  Object.fromEntries(
    everyOperation.map(({ id, method, secured }) => [
      id,
      {
        query: queries[id],
        ...(!secured && {
          requestOptions: { isPublic: true, ...(method !== 'GET' && { token: null }) },
        }),
      },
    ]),
  );

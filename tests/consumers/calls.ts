import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contract, everyOperation, nodeOf, type Node, resolve } from '../../scripts/contract/document.ts';
import { root } from '../../scripts/lib/project.ts';

/** A call with an example of the contract, and the documented answer that is wanted. */
export interface Call {
  /** Operation, request, status and example, such as `login jana 200 authenticated`. */
  name: string;
  path: string;
  init: RequestInit & { headers: Record<string, string> };
  answer: { status: number; type?: string; body?: unknown };
  example?: string;
  /** The status that is due instead, where the request or the answer breaks the contract. */
  refusal?: number;
}

const picture = readFileSync(join(root, 'tests/pact/pictures/picture.png'));

/** The examples of each media type of a body, by type and name. */
const examplesOf = (content: unknown) =>
  Object.entries(nodeOf(content)).flatMap(([type, media]) =>
    Object.entries(nodeOf(nodeOf(media).examples)).map(([name, example]) => ({
      type,
      name,
      body: resolve(example).value,
    })),
  );

function bodyInit(type: string, body: unknown): Partial<Call['init']> & { headers: Record<string, string> } {
  if (type === 'application/json') return { headers: { 'content-type': type }, body: JSON.stringify(body) };
  const form = new FormData();
  for (const field of Object.keys(nodeOf(body)))
    form.set(field, new File([picture], 'a.png', { type: 'image/png' }));
  return { headers: {}, body: form };
}

function callsOf({
  id,
  method,
  path,
  parameters,
  isSecured,
  responses,
}: (typeof everyOperation)[number]): Call[] {
  const examples = (where: string) =>
    parameters
      .filter((parameter) => parameter.in === where)
      .map((parameter) => {
        const example = (parameter as unknown as Node).example;
        if (example === undefined) throw new Error(`${id}: the parameter ${parameter.name} has no example.`);
        return [parameter.name, String(example)] as const;
      });
  const pathname = examples('path').reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    path,
  );
  const query = new URLSearchParams(examples('query').map((pair) => [...pair]));
  const { requestBody } = nodeOf(nodeOf(nodeOf(contract.paths)[path])[method.toLowerCase()]);
  const bodies = examplesOf(resolve(requestBody).content).map(({ name, type, body }) => ({
    name,
    ...bodyInit(type, body),
  }));
  const answers = Object.entries(responses).flatMap(([status, { content }]) => {
    const documented = examplesOf(content);
    return (documented.length > 0 ? documented : [{ name: '' }]).map((answer) => ({
      status: Number(status),
      ...answer,
    }));
  });
  return (bodies.length > 0 ? bodies : [{ name: '', headers: {} }]).flatMap(
    ({ name: request, headers, ...init }) =>
      answers.map(({ name, ...answer }) => ({
        name: [id, request, answer.status, name].filter(Boolean).join(' '),
        path: `${pathname}${query.size > 0 ? `?${query}` : ''}`,
        init: {
          ...init,
          method,
          headers: {
            ...headers,
            ...Object.fromEntries(examples('header')),
            ...(isSecured && { Authorization: 'Bearer a.b.c' }),
          },
        },
        answer,
        example: name,
      })),
  );
}

const documentedCalls = everyOperation.flatMap(callsOf);
const [call] = documentedCalls as [Call];

/** Every example of the contract, what it says of unknown parameters, and what must be refused, to see that a tool looks at all. */
export const calls: readonly Call[] = [
  ...documentedCalls,
  { ...call, name: 'an unknown query parameter', path: `${call.path}?unknown=1` },
  {
    ...call,
    name: 'a wrong request',
    init: { ...call.init, headers: { ...call.init.headers, 'Accept-Language': 'de' } },
    refusal: 400,
  },
  { ...call, name: 'a wrong answer', answer: { ...call.answer, body: [{ id: 'none' }] }, refusal: 500 },
];

/** Makes a call; returns `as documented`, or the status and the beginning of the answer. */
export async function outcomeOf(
  { path, init, answer, example, refusal }: Call,
  url: string,
): Promise<string> {
  const response = await fetch(url + path, {
    ...init,
    headers: {
      ...init.headers,
      // Two ways to ask for an answer: Prism's, and that of the programs in servers/.
      Prefer: `code=${answer.status}${example ? `, example=${example}` : ''}`,
      'X-Answer': Buffer.from(JSON.stringify(answer)).toString('base64'),
    },
  });
  const text = await response.text();
  if (refusal !== undefined && response.status === refusal) return 'as documented';
  const isSame =
    response.status === answer.status &&
    (answer.type === undefined || response.headers.get('content-type')?.split(';')[0] === answer.type) &&
    (answer.body === undefined || isDeepStrictEqual(JSON.parse(text), answer.body));
  return refusal === undefined && isSame ? 'as documented' : `${response.status} ${text.slice(0, 300)}`;
}

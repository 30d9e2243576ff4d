import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contract, everyOperation, nodeOf, resolve } from '../../scripts/contract/document.ts';
import { root } from '../../scripts/lib/project.ts';

type Operation = (typeof everyOperation)[number];

/** A call with an example of the contract, and the documented answer that is wanted. */
interface Call {
  /** Operation, request, status and example, such as `login jana 200 authenticated`. */
  name: string;
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: BodyInit;
  answer: { status: number; type?: string; body?: unknown };
  /** The name of the answer's example. */
  example?: string;
  /** The status that is due instead, where the request or the answer breaks the contract. */
  refusal?: number;
}

const picture = readFileSync(join(root, 'tests/pact/pictures/picture.png'));

/** The examples of each media type of a body. */
const examplesOf = (content: unknown) =>
  Object.entries(nodeOf(content)).flatMap(([type, media]) =>
    Object.entries(nodeOf(nodeOf(media).examples)).map(([example, node]) => ({
      example,
      type,
      body: resolve(node).value,
    })),
  );

/** The examples of an operation's parameters there; throws where one has none. */
const parameterExamples = ({ id, parameters }: Operation, place: string): Record<string, string> =>
  Object.fromEntries(
    parameters.flatMap((parameter) => {
      if (parameter.in !== place) return [];
      const { name, example } = parameter as typeof parameter & { example?: string | number };
      if (example === undefined) throw new Error(`${id}: the parameter ${name} has no example.`);
      return [[name, String(example)]];
    }),
  );

function formWithPicture(body: unknown): FormData {
  const form = new FormData();
  const file = new File([picture], 'picture.png', { type: 'image/png' });
  for (const field of Object.keys(nodeOf(body))) form.set(field, file);
  return form;
}

type Request = Pick<Call, 'headers' | 'body'> & { example: string };

/** The examples of an operation's body; one request without a body where it has none. */
function requestsOf({ path, method }: Operation): Request[] {
  const { requestBody } = nodeOf(nodeOf(nodeOf(contract.paths)[path])[method.toLowerCase()]);
  const requests = examplesOf(nodeOf(requestBody).content).map(({ example, type, body }): Request => {
    if (type !== 'application/json') return { example, headers: {}, body: formWithPicture(body) };
    return { example, headers: { 'Content-Type': type }, body: JSON.stringify(body) };
  });
  return requests.length > 0 ? requests : [{ example: '', headers: {} }];
}

/** Every documented answer of an operation to each of its requests. */
function callsOf(operation: Operation): Call[] {
  const { id, method, path, isSecured, responses } = operation;
  const query = new URLSearchParams(parameterExamples(operation, 'query'));
  const pathname = Object.entries(parameterExamples(operation, 'path')).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    path,
  );
  const answers = Object.entries(responses).flatMap(([status, { content }]) => {
    const examples = examplesOf(content);
    return (examples.length > 0 ? examples : [{ example: '' }]).map(({ example, ...parts }) => ({
      example,
      answer: { status: Number(status), ...parts },
    }));
  });
  return requestsOf(operation).flatMap(({ example: request, headers, ...parts }) =>
    answers.map(({ example, answer }) => ({
      ...parts,
      name: [id, request, answer.status, example].filter(Boolean).join(' '),
      path: `${pathname}?${query}`.replace(/\?$/, ''),
      method,
      headers: {
        ...headers,
        ...parameterExamples(operation, 'header'),
        ...(isSecured && { Authorization: 'Bearer a.b.c' }),
      },
      answer,
      example,
    })),
  );
}

const documentedCalls = everyOperation.flatMap(callsOf);
const [call] = documentedCalls as [Call];

/** Every example of the contract, what it says of unknown parameters, and what must be refused, to see that a tool looks at all. */
export const calls: readonly Call[] = [
  ...documentedCalls,
  {
    ...call,
    name: 'an unknown query parameter',
    path: `${call.path}${call.path.includes('?') ? '&' : '?'}unknown=1`,
  },
  { ...call, name: 'a wrong request', headers: { ...call.headers, 'Accept-Language': 'de' }, refusal: 400 },
  { ...call, name: 'a wrong answer', answer: { ...call.answer, body: [{ id: 'none' }] }, refusal: 500 },
];

/** Makes a call; returns `as documented`, or the status and the beginning of the answer. */
export async function outcomeOf(asked: Call, url: string): Promise<string> {
  const { path, method, headers, body, answer, example, refusal } = asked;
  const response = await fetch(url + path, {
    method,
    body: body ?? null,
    headers: {
      ...headers,
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

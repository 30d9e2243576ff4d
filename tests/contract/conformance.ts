import {
  bodyOf,
  contract,
  nodeOf,
  operationOf,
  resolve,
  type Node,
  type Parameter,
} from '../../scripts/contract/document.ts';
import { faultsIn, undeclaredIn } from './validate.ts';
import type { Parts } from '../answers/request.ts';

/** Values of paths, queries and headers travel as text: a number's schema sees the number. */
function travelled({ schema }: Parameter, value: unknown): unknown {
  const { type } = resolve(schema);
  return type === 'integer' && /^-?\d+$/.test(String(value)) ? Number(value) : value;
}

function parameterFaults(id: string, { params, query, headers }: Parts): string[] {
  const given = { path: params ?? {}, query: query ?? {}, header: { 'Accept-Language': 'cs', ...headers } };
  return operationOf(id).parameters.flatMap((parameter) => {
    const value = (given[parameter.in] as Node)[parameter.name];
    if (value === undefined) return parameter.required ? [`${parameter.name} is missing`] : [];
    return faultsIn(parameter.schema, travelled(parameter, value)).map(
      (fault) => `${parameter.name}${fault}`,
    );
  });
}

/** A form's files cannot be told from text by JSON Schema: the contract says `binary`. */
function formFaults(schema: Node, form: FormData): string[] {
  return Object.entries(nodeOf(resolve(schema).properties)).flatMap(([name, property]) => {
    const value = form.get(name);
    const isFile = nodeOf(property).format === 'binary';
    return value !== null && isFile === value instanceof File ? [] : [`${name} is missing or no file`];
  });
}

function bodyFaults(id: string, { body, form, raw, headers }: Parts): string[] {
  const { bodies } = operationOf(id);
  if (Object.keys(bodies).length === 0) return [];
  if (form) return formFaults(nodeOf(bodies['multipart/form-data']), form);
  const schema = bodies[(headers?.['Content-Type'] ?? 'application/json').split(';')[0]!];
  if (!schema || raw !== undefined || body === undefined) return ['the body is none of the contract'];
  return faultsIn(schema, body);
}

/** What is wrong with a request, by the contract. */
export const requestFaults = (id: string, parts: Parts): string[] => [
  ...parameterFaults(id, parts),
  ...bodyFaults(id, parts),
];

function headerFaults(listed: Node, headers: Headers): string[] {
  return Object.entries(nodeOf(listed.headers)).flatMap(([name, header]) => {
    const { required, schema } = resolve(header);
    const value = headers.get(name);
    if (value === null) return required ? [`the header ${name} is missing`] : [];
    const parameter = { name, in: 'header', required: true, schema: nodeOf(schema) } as const;
    return faultsIn(parameter.schema, travelled(parameter, value)).map((fault) => `${name}${fault}`);
  });
}

/** An answer of the API is for one person, or for now, and must not be cached. */
function cacheFaults(id: string, headers: Headers): string[] {
  const said = headers.get('cache-control');
  if (!operationOf(id).path.startsWith('/api/') || /\bno-store\b/i.test(said ?? '')) return [];
  return [
    `Cache-Control must hold no-store, not ${said ?? 'be missing'}: what is answered to one person, or now, may be kept by no browser or proxy`,
  ];
}

/** What the contract says in words of problem documents. */
function problemWordFaults(response: Response, body: Node): string[] {
  const language = response.headers.get('content-language');
  const wait = response.headers.get('retry-after');
  return [
    ...(body.status === response.status ? [] : ['the body names another status']),
    ...(language === 'cs' || language === 'en'
      ? []
      : [`Content-Language must be cs or en, not ${language ?? 'missing'}`]),
    ...(body.title && body.detail ? [] : ['title or detail is empty']),
    ...((wait === null ? undefined : Number(wait)) === body.retry_after
      ? []
      : ['Retry-After and retry_after differ']),
  ];
}

/** Whether a field that the contract does not mention must not be there in any case: others are a backend's own. */
export const isPrivate = (field: string): boolean =>
  (contract['x-private-fields'] as string[]).some((word) =>
    field.slice(field.lastIndexOf('/')).toLowerCase().includes(word),
  );

/** A text as JSON; undefined for one that is none. */
export function parsed(text: string): Node | undefined {
  try {
    return JSON.parse(text) as Node;
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with an answer, by the contract: status, content type, headers, body, and of the fields that it does not mention
 * those that are refused.
 */
export async function answerFaults(
  id: string,
  response: Response,
  isRefused: (field: string) => boolean = () => true,
): Promise<string[]> {
  const { responses } = operationOf(id);
  const listed = responses[response.status];
  if (!listed)
    return [`the contract has no status ${response.status} here, only ${Object.keys(responses).join(', ')}`];
  const expected = bodyOf(listed);
  const text = await response.text();
  const uncached = cacheFaults(id, response.headers);
  if (!expected) return text === '' ? uncached : [...uncached, 'there is a body'];
  const mediaType = response.headers.get('content-type')?.split(';')[0];
  const body = parsed(text);
  return [
    ...(mediaType === expected.mediaType
      ? []
      : [`Content-Type must be ${expected.mediaType}, not ${mediaType}`]),
    ...headerFaults(listed, response.headers),
    ...uncached,
    ...(body === undefined ? ['the body is no JSON'] : faultsIn(expected.schema, body)),
    ...undeclaredIn(expected.schema, body)
      .filter(isRefused)
      .map((field) => `${field} is not in the contract: leave it out`),
    ...(body && mediaType === 'application/problem+json' ? problemWordFaults(response, body) : []),
  ];
}

/** What is wrong with the `Content-Language` of an error that was asked for in that language. */
export const languageFault = (language: string, said: string | null = null): string[] =>
  said === language
    ? []
    : [
        `Content-Language is ${said ?? 'missing'} to "Accept-Language: ${language}": answer in that language and say so`,
      ];

/** What is wrong with an answer at an address without an operation, which must be a problem document in that language. */
export async function problemFaults(response: Response, language: string): Promise<string[]> {
  const type = response.headers.get('content-type');
  const said = response.headers.get('content-language');
  const body = parsed(await response.text());
  if (!type?.startsWith('application/problem+json') || !body)
    return [`must be JSON of the type application/problem+json, not ${type ?? 'without a type'}`];
  return [
    ...faultsIn({ $ref: '#/components/schemas/Problem' }, body),
    ...problemWordFaults(response, body),
    ...languageFault(language, said),
  ];
}

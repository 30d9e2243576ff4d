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
import type { RequestParts } from '../answers/request.ts';

/** The value of a path, query or header as its schema expects it: a number instead of its text. */
function parseParameter({ schema }: Parameter, value: unknown): unknown {
  const { type } = resolve(schema);
  return type === 'integer' && /^-?\d+$/.test(String(value)) ? Number(value) : value;
}

function parameterFaults(id: string, { params, query, headers }: RequestParts): string[] {
  const values = { path: params ?? {}, query: query ?? {}, header: { 'Accept-Language': 'cs', ...headers } };
  return operationOf(id).parameters.flatMap((parameter) => {
    const value = (values[parameter.in] as Node)[parameter.name];
    if (value === undefined) return parameter.required ? [`${parameter.name} is missing`] : [];
    return faultsIn(parameter.schema, parseParameter(parameter, value)).map(
      (fault) => `${parameter.name}${fault}`,
    );
  });
}

/** JSON Schema cannot tell files from text, so this checks the fields with the format `binary`. */
function formFaults(schema: Node, form: FormData): string[] {
  return Object.entries(nodeOf(resolve(schema).properties)).flatMap(([name, property]) => {
    const value = form.get(name);
    const isFile = nodeOf(property).format === 'binary';
    return value !== null && isFile === value instanceof File ? [] : [`${name} is missing or no file`];
  });
}

function bodyFaults(id: string, { body, form, rawBody, headers }: RequestParts): string[] {
  const { bodies } = operationOf(id);
  if (Object.keys(bodies).length === 0) return [];
  if (form) return formFaults(nodeOf(bodies['multipart/form-data']), form);
  const schema = bodies[(headers?.['Content-Type'] ?? 'application/json').split(';')[0]!];
  if (!schema || rawBody !== undefined || body === undefined) return ['the body is none of the contract'];
  return faultsIn(schema, body);
}

/** Messages about the parts of a request that break the contract. */
export const requestFaults = (id: string, parts: RequestParts): string[] => [
  ...parameterFaults(id, parts),
  ...bodyFaults(id, parts),
];

function headerFaults(listedResponse: Node, headers: Headers): string[] {
  return Object.entries(nodeOf(listedResponse.headers)).flatMap(([name, header]) => {
    const { required, schema } = resolve(header);
    const value = headers.get(name);
    if (value === null) return required ? [`the header ${name} is missing`] : [];
    const parameter = { name, in: 'header', required: true, schema: nodeOf(schema) } as const;
    return faultsIn(parameter.schema, parseParameter(parameter, value)).map((fault) => `${name}${fault}`);
  });
}

/** A message when an answer of the API may be cached, although it is for one person or for this moment only. */
function cacheFaults(id: string, headers: Headers): string[] {
  const cacheControl = headers.get('cache-control');
  if (!operationOf(id).path.startsWith('/api/') || /\bno-store\b/i.test(cacheControl ?? '')) return [];
  return [
    `Cache-Control must hold no-store, not ${cacheControl ?? 'be missing'}: no browser or proxy may keep the answer to one person`,
  ];
}

/** Messages about rules of problem documents that no schema expresses. */
function problemRuleFaults(response: Response, body: Node): string[] {
  const language = response.headers.get('content-language');
  const retryAfter = response.headers.get('retry-after');
  return [
    ...(body.status === response.status ? [] : ['the body names another status']),
    ...(language === 'cs' || language === 'en'
      ? []
      : [`Content-Language must be cs or en, not ${language ?? 'missing'}`]),
    ...(body.title && body.detail ? [] : ['title or detail is empty']),
    ...((retryAfter === null ? undefined : Number(retryAfter)) === body.retry_after
      ? []
      : ['Retry-After and retry_after differ']),
  ];
}

/** Whether the name of an undeclared field says that it holds private data. Backends may add other fields. */
export const isPrivateField = (field: string): boolean =>
  (contract['x-private-fields'] as string[]).some((word) =>
    field.slice(field.lastIndexOf('/')).toLowerCase().includes(word),
  );

/** Parses JSON; returns undefined for invalid JSON. */
export function parseJson(text: string): Node | undefined {
  try {
    return JSON.parse(text) as Node;
  } catch {
    return undefined;
  }
}

/**
 * Messages about the parts of an answer that break the contract: status, content type, headers, body, and forbidden undeclared
 * fields.
 */
export async function answerFaults(
  id: string,
  response: Response,
  isForbiddenField: (field: string) => boolean = () => true,
): Promise<string[]> {
  const { responses } = operationOf(id);
  const listedResponse = responses[response.status];
  if (!listedResponse)
    return [`the contract has no status ${response.status} here, only ${Object.keys(responses).join(', ')}`];
  const expectedBody = bodyOf(listedResponse);
  const text = await response.text();
  const cachingFaults = cacheFaults(id, response.headers);
  if (!expectedBody) return text === '' ? cachingFaults : [...cachingFaults, 'there is a body'];
  const mediaType = response.headers.get('content-type')?.split(';')[0];
  const body = parseJson(text);
  return [
    ...(mediaType === expectedBody.mediaType
      ? []
      : [`Content-Type must be ${expectedBody.mediaType}, not ${mediaType}`]),
    ...headerFaults(listedResponse, response.headers),
    ...cachingFaults,
    ...(body === undefined ? ['the body is no JSON'] : faultsIn(expectedBody.schema, body)),
    ...undeclaredIn(expectedBody.schema, body)
      .filter(isForbiddenField)
      .map((field) => `${field} is not in the contract: leave it out`),
    ...(body && mediaType === 'application/problem+json' ? problemRuleFaults(response, body) : []),
  ];
}

/** A message when `Content-Language` is not the requested language. */
export const languageFaults = (language: string, contentLanguage: string | null = null): string[] =>
  contentLanguage === language
    ? []
    : [
        `Content-Language is ${contentLanguage ?? 'missing'} to "Accept-Language: ${language}": answer in that language and say so`,
      ];

/** Messages about an answer that must be a problem document in that language. */
export async function problemFaults(response: Response, language: string): Promise<string[]> {
  const type = response.headers.get('content-type');
  const contentLanguage = response.headers.get('content-language');
  const body = parseJson(await response.text());
  if (!type?.startsWith('application/problem+json') || !body)
    return [`must be JSON of the type application/problem+json, not ${type ?? 'without a type'}`];
  return [
    ...faultsIn({ $ref: '#/components/schemas/Problem' }, body),
    ...problemRuleFaults(response, body),
    ...languageFaults(language, contentLanguage),
  ];
}

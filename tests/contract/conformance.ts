import { bodyOf, nodeOf, operationOf, resolve, type Node } from '../../scripts/contract/document.ts';
import type { RequestParts } from '../answers/request.ts';
import { faultsIn } from './validate.ts';

/** Messages about a value in a path, query or header, which hold integers as text. */
function textValueFaults(schema: Node, value: unknown): string[] {
  const isInteger = resolve(schema).type === 'integer' && /^-?\d+$/.test(String(value));
  return faultsIn(schema, isInteger ? Number(value) : value);
}

function parameterFaults(id: string, { params, query, headers }: RequestParts): string[] {
  const values = { path: params, query: query ?? {}, header: { 'Accept-Language': 'cs', ...headers } };
  return operationOf(id).parameters.flatMap((parameter) => {
    const value = (values[parameter.in] as Node)[parameter.name];
    if (value === undefined) return parameter.required ? [`${parameter.name} is missing`] : [];
    return textValueFaults(parameter.schema, value).map((fault) => `${parameter.name}${fault}`);
  });
}

/** The media type that a `Content-Type` names, without parameters and in lower case (RFC 9110, 8.3.1). */
const mediaTypeOf = (contentType: string | null): string =>
  (contentType ?? 'missing').replace(/;.*/s, '').trim().toLowerCase();

/** JSON Schema cannot tell files from text, so this checks that exactly the fields with the format `binary` are files. */
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
  const schema = bodies[mediaTypeOf(headers['Content-Type'] ?? 'application/json')];
  if (!schema || rawBody !== undefined || body === undefined) return ['the contract has no such body'];
  return faultsIn(schema, body);
}

/** Messages about the parts of a request that break the contract. */
export const requestFaults = (id: string, parts: RequestParts): string[] => [
  ...parameterFaults(id, parts),
  ...bodyFaults(id, parts),
];

function headerFaults(documentedResponse: Node, headers: Headers): string[] {
  return Object.entries(nodeOf(documentedResponse.headers)).flatMap(([name, header]) => {
    const { required, schema } = resolve(header);
    const value = headers.get(name);
    if (value === null) return required ? [`the header ${name} is missing`] : [];
    return textValueFaults(nodeOf(schema), value).map((fault) => `${name}${fault}`);
  });
}

/** A message if the headers allow caching an answer of the API, which is for one person and this moment only. */
export function cacheFaults(id: string, headers: Headers): string[] {
  const cacheControl = headers.get('cache-control');
  if (!operationOf(id).path.startsWith('/api/') || /\bno-store\b/i.test(cacheControl ?? '')) return [];
  return [
    `Cache-Control is ${cacheControl ?? 'missing'}, but must contain no-store: no browser or proxy may keep the answer to one person`,
  ];
}

/** Messages about broken rules of problem documents that JSON Schema cannot express. */
function problemRuleFaults(response: Response, body: Node): string[] {
  const language = response.headers.get('content-language');
  const retryAfter = response.headers.get('retry-after');
  return [
    ...(body.status === response.status ? [] : ['the status in the body differs from that of the answer']),
    ...(/^(cs|en)$/i.test(language ?? '')
      ? []
      : [`Content-Language must be cs or en, not ${language ?? 'missing'}`]),
    ...(body.title ? [] : ['title is empty']),
    ...((retryAfter === null ? undefined : Number(retryAfter)) === body.retry_after
      ? []
      : ['Retry-After and retry_after differ']),
  ];
}

/** Parses JSON; returns undefined for invalid JSON. */
export function parseJson(text: string): Node | undefined {
  try {
    return JSON.parse(text) as Node;
  } catch {
    return undefined;
  }
}

/** Messages about the parts of an answer that break the contract: status, headers, body and forbidden undeclared fields. */
export async function answerFaults(
  id: string,
  response: Response,
  isForbiddenField: (fieldPath: string) => boolean = () => true,
): Promise<string[]> {
  const { responses } = operationOf(id);
  const documentedResponse = responses[response.status];
  if (!documentedResponse)
    return [`the contract has no status ${response.status} here, only ${Object.keys(responses).join(', ')}`];
  const expectedBody = bodyOf(documentedResponse);
  const text = await response.text();
  if (!expectedBody) {
    // No client reads a body after a 204, so only its length shows that one was sent.
    const hasBody = text !== '' || Number(response.headers.get('content-length')) > 0;
    return [...cacheFaults(id, response.headers), ...(hasBody ? ['there is a body'] : [])];
  }
  const mediaType = mediaTypeOf(response.headers.get('content-type'));
  const body = parseJson(text);
  return [
    ...(mediaType === expectedBody.mediaType
      ? []
      : [`Content-Type must be ${expectedBody.mediaType}, not ${mediaType}`]),
    ...headerFaults(documentedResponse, response.headers),
    ...cacheFaults(id, response.headers),
    ...(body === undefined ? ['the body is no JSON'] : faultsIn(expectedBody.schema, body, isForbiddenField)),
    ...(body && mediaType === 'application/problem+json' ? problemRuleFaults(response, body) : []),
  ];
}

/** A message if `Content-Language` is not the requested language. */
export const languageFaults = (language: string, contentLanguage: string | null = null): string[] =>
  contentLanguage?.toLowerCase() === language
    ? []
    : [
        `Content-Language is ${contentLanguage ?? 'missing'} after "Accept-Language: ${language}": answer in that language and name it`,
      ];

/** Messages about an answer that must be a problem document in that language. */
export async function problemFaults(response: Response, language: string): Promise<string[]> {
  const contentType = response.headers.get('content-type');
  const contentLanguage = response.headers.get('content-language');
  const body = parseJson(await response.text());
  if (mediaTypeOf(contentType) !== 'application/problem+json' || !body)
    return [`must be JSON of the type application/problem+json, not ${contentType ?? 'without a type'}`];
  return [
    ...faultsIn({ $ref: '#/components/schemas/Problem' }, body),
    ...problemRuleFaults(response, body),
    ...languageFaults(language, contentLanguage),
  ];
}

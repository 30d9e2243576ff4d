import { MatchersV3, Pact, SpecificationVersion } from '@pact-foundation/pact';
import { createTransport } from '@/api/calls/transport';
import { setTransport } from '@/api/http';
import type { RequestAuth } from '@/api/session/tab-session';
import type { Locale } from '@/lib/locale';
import { operationOf } from '../../scripts/contract/document.ts';
import { paramsOf, exampleValuesOf, type Refusal, type Row } from '../answers/answer.ts';
import { CONSUMER, PROVIDER } from '../answers/hook.ts';
import { answerSchemaOf, client, idOf, valueNameOf } from '../answers/operations.ts';
import { picturePath, requestPartsOf } from '../answers/request.ts';
import { fillTemplateForPact } from '../answers/template.ts';
import { integerMatcher, matcherOf } from './matcher-of.ts';

export const PACTS_FOLDER = 'pacts';

// Without this variable, Pact sends usage data to its makers.
process.env.PACT_DO_NOT_TRACK = 'true';

const pact = new Pact({
  consumer: CONSUMER,
  provider: PROVIDER,
  dir: PACTS_FOLDER,
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'error',
});

/** The example of `retry_after`, in seconds. */
export const WAIT_SECONDS = 42;

/** The multipart boundary in the pact file; the client sends a random one. */
const BOUNDARY = 'hrajem-picture';

/** The matchers of a problem document: of the fields that the contract requires, and of those that the client reads. */
function problemMatcher(status: number, { code, field, fieldCode, hasRetryAfter }: Refusal) {
  return {
    type: MatchersV3.string('about:blank'),
    title: MatchersV3.string('Nejde to'),
    status: integerMatcher(status),
    code,
    ...(field && {
      errors: MatchersV3.arrayContaining({
        field,
        code: fieldCode ?? MatchersV3.string('invalid'),
        message: MatchersV3.string('Tohle nejde.'),
      }),
    }),
    ...(hasRetryAfter && { retry_after: integerMatcher(WAIT_SECONDS) }),
  };
}

/** A pattern for the client's random idempotency keys. */
const KEY_PATTERN = '^[A-Za-z0-9_-]{8,64}$';

function requestOf(row: Row, locale: Locale) {
  const { method, path } = operationOf(idOf(row.operation));
  const values = exampleValuesOf(row);
  const templates = Object.fromEntries(Object.keys(values).map((name) => [name, `\${${name}}`]));
  const { query = {}, headers, body } = requestPartsOf(row, templates);
  const template = {
    path: path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => `\${${valueNameOf(parameter)}}`),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    body,
  };
  return {
    method,
    headers: {
      ...fillTemplateForPact(headers, values),
      Accept: 'application/json',
      'Accept-Language': locale,
      ...(row.key && { 'Idempotency-Key': MatchersV3.regex(KEY_PATTERN, row.key) }),
    },
    ...fillTemplateForPact(template, values),
  };
}

function responseOf({ operation, status, answer, problem }: Row) {
  const answerSchema = answerSchemaOf(operation);
  const type = problem ? 'application/problem+json' : 'application/json';
  const contentType = MatchersV3.regex(String.raw`^(?i:${type.replace('+', '[+]')})\s*(;.*)?$`, type);
  const retryAfterHeader = problem?.hasRetryAfter && {
    'Retry-After': MatchersV3.regex(String.raw`^\d+$`, String(WAIT_SECONDS)),
  };
  return {
    headers: { ...(status !== 204 && { 'Content-Type': contentType }), ...retryAfterHeader },
    body: problem ? problemMatcher(status, problem) : answerSchema && matcherOf(answerSchema, answer),
  };
}

/** The interaction of a row. It is added after its request and response are built, because an incomplete one would stay in the pact. */
function interactionOf(row: Row, locale: Locale) {
  const { operation, when, states, picture, status } = row;
  const request = requestOf(row, locale);
  const response = responseOf(row);
  const interaction = pact.addInteraction();
  for (const state of states) interaction.given(state, paramsOf(row, state));
  return interaction
    .uponReceiving(`${operation}: ${when}${locale === 'en' ? ', in English' : ''}`)
    .withRequest(request.method, request.path, (builder) => {
      builder.headers(request.headers);
      builder.query(request.query);
      if (request.body !== undefined) builder.jsonBody(request.body);
      if (picture) builder.multipartBody(picture.type, picturePath(picture), 'profile_picture', BOUNDARY);
    })
    .willRespondWith(status, (builder) => {
      builder.headers(response.headers);
      if (response.body !== undefined) builder.jsonBody(response.body);
    });
}

/** The requests of a call of the client, and its result or error. */
export interface Outcome {
  requests: Request[];
  /** How many times the client ended its session. */
  sessionEndCount: number;
  result?: unknown;
  error?: unknown;
}

async function call(row: Row, locale: Locale, origin: string): Promise<Outcome> {
  const { operation, key } = row;
  const { parameters, bodies, isSecured } = operationOf(idOf(operation));
  const values = exampleValuesOf(row);
  const { params, query, body, form } = requestPartsOf(row, values);
  const outcome: Outcome = { requests: [], sessionEndCount: 0 };
  const auth: RequestAuth = {
    token: isSecured ? String(values.access_token) : null,
    isCurrent: () => true,
    handleSuccess: () => undefined,
    handleUnauthorized: () => {
      outcome.sessionEndCount += 1;
      return false;
    },
  };
  const authorize = () => Promise.resolve(auth);
  const record = (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    outcome.requests.push(request.clone());
    return fetch(request);
  };
  setTransport(createTransport({ origin, getLocale: () => locale, authorize, fetch: record }));
  try {
    const send = client[operation] as (...args: unknown[]) => Promise<unknown>;
    outcome.result = await send(
      ...Object.values(params),
      ...(Object.keys(bodies).length > 0 ? [form ? Object.fromEntries(form) : body] : []),
      ...(parameters.some((parameter) => parameter.in === 'query') ? [query] : []),
      {
        ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
        // The client ends its session before this call, so the call passes the token itself.
        ...(operation === 'logout' && { token: String(values.access_token) }),
      },
    );
  } catch (error) {
    outcome.error = error;
  }
  return outcome;
}

/**
 * Makes the row's call, through the generated client, to a server that knows only the row's interaction; adds the interaction to the pact.
 * Rejects when the client's request differs from the request of the row.
 */
export async function interact(row: Row, locale: Locale): Promise<Outcome> {
  const outcome = await interactionOf(row, locale).executeTest(({ url }) => call(row, locale, url));
  if (!outcome) throw new Error('The call was not made.');
  return outcome;
}

import type { RequestHandler } from 'msw';
import { GetSessionHeaders as CommonHeaders } from '@/generated/schemas/getSessionHeaders.zod';
import type { Language } from '@/generated/schemas/language.zod';
import { refuseFields } from '@mocks/db/refusal';
import type { Instant } from '@mocks/db/state';
import type { Store } from '@mocks/db/store';
import {
  checkHeaders,
  checkJson,
  checkParams,
  checkQuery,
  languageOf,
  readBody,
  type CheckResult,
  type RawBody,
  type Schema,
} from './request.ts';
import { authenticate, type SignedInUser } from './tokens.ts';

export interface Settings {
  /** The required `aud` of Google's ID tokens; unchecked when undefined. */
  googleClientId: string | undefined;
  pbkdf2Iterations: number | undefined;
}

/** An unchecked request from MSW, with the store and settings. */
export interface IncomingRequest {
  request: Request;
  params: Readonly<Record<string, unknown>>;
  store: Store;
  settings: Settings;
}

/** A request whose parts match the contract. */
interface Call<Params = unknown, Query = unknown, Body = unknown, Headers = unknown> {
  store: Store;
  settings: Settings;
  now: Instant;
  language: Language;
  headers: Headers;
  params: Params;
  query: Query;
  body: Body;
}

/** A checked request of a signed-in user. */
export type MemberCall<Params = unknown, Query = unknown, Body = unknown, Headers = unknown> = Call<
  Params,
  Query,
  Body,
  Headers
> &
  SignedInUser;

interface OperationContract<Params, Query, Body, Headers, Answer> {
  /** The headers of every operation by default. */
  headers?: Schema<Headers>;
  params?: Schema<Params>;
  query?: Schema<Query>;
  queryNumbers?: readonly string[];
  json?: Schema<Body>;
  /** Checks a body for which a JSON schema is not enough. */
  body?: (rawBody: RawBody) => CheckResult<Body>;
  /** The schema of the success body; null for 204. */
  answer: Schema<Answer> | null;
}

/** An operation; the generated handler adds method, path and status. */
export interface Operation<Answer> {
  answer: Schema<Answer> | null;
  /** Returns the success body or throws a Refusal. */
  handle(incoming: IncomingRequest): Promise<Answer>;
}

function checkRequest<Params, Query, Body, Headers>(
  contract: OperationContract<Params, Query, Body, Headers, unknown>,
  { request, params, store, settings }: IncomingRequest,
  rawBody: RawBody | undefined,
): Call<Params, Query, Body, Headers> {
  const checkedHeaders = checkHeaders<unknown>(contract.headers ?? CommonHeaders, request);
  const checkedParams = contract.params && checkParams(contract.params, params);
  const checkedQuery = contract.query && checkQuery(contract.query, request, contract.queryNumbers);
  const checkedBody =
    rawBody && (contract.json ? checkJson(contract.json, rawBody) : contract.body?.(rawBody));
  const results = [checkedHeaders, checkedParams, checkedQuery, checkedBody];
  refuseFields(results.flatMap((result) => result?.fieldIssues ?? []));
  return {
    store,
    settings,
    now: store.now(),
    language: languageOf(request.headers.get('accept-language')),
    headers: checkedHeaders.value as Headers,
    params: checkedParams?.value as Params,
    query: checkedQuery?.value as Query,
    body: checkedBody?.value as Body,
  };
}

const readContractBody = (contract: { json?: unknown; body?: unknown }, request: Request) =>
  contract.json || contract.body ? readBody(request) : undefined;

/** Creates an operation that needs no session. */
export function publicOperation<Answer, Params = unknown, Query = unknown, Body = unknown, Headers = unknown>(
  contract: OperationContract<Params, Query, Body, Headers, Answer>,
  run: (call: Call<Params, Query, Body, Headers>) => Answer | Promise<Answer>,
): Operation<Answer> {
  return {
    answer: contract.answer,
    async handle(incoming) {
      const rawBody = await readContractBody(contract, incoming.request);
      return run(checkRequest(contract, incoming, rawBody));
    },
  };
}

/** Creates an operation that needs a session; without one it refuses with a 401 before other checks. */
export function memberOperation<Answer, Params = unknown, Query = unknown, Body = unknown, Headers = unknown>(
  contract: OperationContract<Params, Query, Body, Headers, Answer>,
  run: (call: MemberCall<Params, Query, Body, Headers>) => Answer | Promise<Answer>,
): Operation<Answer> {
  return {
    answer: contract.answer,
    async handle(incoming) {
      // No `await` may come between finding the user and using the row, so the body is read first.
      const rawBody = await readContractBody(contract, incoming.request);
      const signedInUser = await authenticate(incoming.store, incoming.request);
      return run({ ...checkRequest(contract, incoming, rawBody), ...signedInUser });
    },
  };
}

type Resolver = (...args: never[]) => unknown;

/** The success body that a generated handler accepts. */
type AnswerOf<CreateHandler> = CreateHandler extends (
  answer?: infer Answer,
  ...rest: never[]
) => RequestHandler
  ? Exclude<Answer, Resolver | undefined>
  : never;

/** One operation for each generated handler: `getJoinMatchMockHandler` requires `joinMatch`. */
export type OperationMap<Handlers> = {
  [Name in keyof Handlers as Name extends `get${infer Id}MockHandler` ? Uncapitalize<Id> : never]: Operation<
    AnswerOf<Handlers[Name]>
  >;
};

import { GetSessionHeaders as CommonHeaders } from '@/generated/schemas/getSessionHeaders.zod';
import type { Language } from '@/generated/schemas/language.zod';
import { refuseFields } from '@mocks/db/refusal';
import type { Instant } from '@mocks/db/state';
import type { Store } from '@mocks/db/store';
import type { CheckResult, Schema } from './check-schema.ts';
import {
  checkHeaders,
  checkJson,
  checkParams,
  checkQuery,
  languageOf,
  readBody,
  type RawBody,
} from './request.ts';
import { authenticate, type SignedInUser } from './tokens.ts';

/** What the handlers need besides the store. */
interface Settings {
  /** With a client id, credentials of other apps are refused. */
  googleClientId: string | undefined;
  pbkdf2Iterations: number;
}

/** A request as MSW hands it over. */
export interface IncomingRequest {
  request: Request;
  params: Readonly<Record<string, unknown>>;
  store: Store;
  settings: Settings;
}

/** A checked request: its parts fit the contract. */
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

/** A checked request of somebody who is signed in. */
export type MemberCall<Params = unknown, Query = unknown, Body = unknown, Headers = unknown> = Call<
  Params,
  Query,
  Body,
  Headers
> &
  SignedInUser;

/** The parts of an operation that the contract describes. */
interface OperationContract<Params, Query, Body, Headers, Answer> {
  /** Those of every operation unless given. */
  headers?: Schema<Headers>;
  params?: Schema<Params>;
  query?: Schema<Query>;
  /** Names in the query whose values are numbers. */
  queryNumbers?: readonly string[];
  /** A body of JSON. */
  json?: Schema<Body>;
  /** A body that is read in another way. */
  body?: (raw: RawBody) => CheckResult<Body>;
  /** The success body; null when there is none (204). */
  answer: Schema<Answer> | null;
}

/** What an operation does; the generated handler adds method, path and status. */
export interface Operation<Answer> {
  answer: Schema<Answer> | null;
  /** Gives the success body; throws a Refusal otherwise. */
  handle(incoming: IncomingRequest): Promise<Answer>;
}

function checkRequest<Params, Query, Body, Headers>(
  contract: OperationContract<Params, Query, Body, Headers, unknown>,
  { request, params, store, settings }: IncomingRequest,
  raw: RawBody | undefined,
): Call<Params, Query, Body, Headers> {
  const checkedHeaders = checkHeaders<unknown>(contract.headers ?? CommonHeaders, request);
  const checkedParams = contract.params && checkParams(contract.params, params);
  const checkedQuery = contract.query && checkQuery(contract.query, request, contract.queryNumbers);
  const checkedBody = raw && (contract.json ? checkJson(contract.json, raw) : contract.body?.(raw));
  refuseFields(
    [checkedHeaders, checkedParams, checkedQuery, checkedBody].flatMap(
      (checked) => checked?.fieldIssues ?? [],
    ),
  );
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

/** An operation that needs no session. */
export function publicOperation<Answer, Params = unknown, Query = unknown, Body = unknown, Headers = unknown>(
  contract: OperationContract<Params, Query, Body, Headers, Answer>,
  run: (call: Call<Params, Query, Body, Headers>) => Answer | Promise<Answer>,
): Operation<Answer> {
  return {
    answer: contract.answer,
    async handle(incoming) {
      const raw = await readContractBody(contract, incoming.request);
      return run(checkRequest(contract, incoming, raw));
    },
  };
}

/** An operation that needs a session; without one the answer is a 401, before anything else is checked. */
export function memberOperation<Answer, Params = unknown, Query = unknown, Body = unknown, Headers = unknown>(
  contract: OperationContract<Params, Query, Body, Headers, Answer>,
  run: (call: MemberCall<Params, Query, Body, Headers>) => Answer | Promise<Answer>,
): Operation<Answer> {
  return {
    answer: contract.answer,
    async handle(incoming) {
      // The body is read first: nothing must come between finding the account and using it.
      const raw = await readContractBody(contract, incoming.request);
      const signedIn = await authenticate(incoming.store, incoming.request);
      return run({ ...checkRequest(contract, incoming, raw), ...signedIn });
    },
  };
}

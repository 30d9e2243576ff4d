import * as accountHandlers from '@/generated/account/account.msw';
import * as matchHandlers from '@/generated/match/match.msw';
import * as userHandlers from '@/generated/user/user.msw';
import { PBKDF2_ITERATIONS } from '@mocks/db/password';
import { Refusal } from '@mocks/db/refusal';
import type { Store } from '@mocks/db/store';
import { HttpHandler, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import { accountOperations } from './account/operations.ts';
import { applyFault, createFaults, type Faults } from './faults.ts';
import { matchOperations } from './match/operations.ts';
import type { IncomingRequest, Operation } from './operation.ts';
import { problemResponse } from './problem.ts';
import { isMultipart, languageOf } from './request.ts';
import { userOperations } from './user/operations.ts';

interface HandlerOptions {
  /** The required `aud` of Google's ID tokens; unchecked when undefined. */
  googleClientId?: string | undefined;
  pbkdf2Iterations?: number | undefined;
  faults?: Faults;
}

type Resolver = (info: Pick<IncomingRequest, 'request' | 'params'>) => Promise<unknown>;

type GeneratedHandlers = Record<string, ((resolver: Resolver) => HttpHandler) | undefined>;
type Operations = Record<string, Operation<unknown>>;

const tags: [GeneratedHandlers, Operations][] = [
  [matchHandlers as unknown as GeneratedHandlers, matchOperations],
  [accountHandlers as unknown as GeneratedHandlers, accountOperations],
  [userHandlers as unknown as GeneratedHandlers, userOperations],
];

export const operationIds: readonly string[] = tags.flatMap(([, operations]) => Object.keys(operations));

const pathOf = ({ info }: HttpHandler) => String(info.path).replace(/^\*/, '');

/** MSW sends a thrown Response; generated handlers can return only success bodies. */
function throwResponse(response: Response): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw response;
}

/** `PUT /api/user/profile` is two operations, which differ by content type. */
function matchContentType(handler: HttpHandler, operationId: string): HttpHandler {
  const matches = handler.predicate.bind(handler);
  handler.predicate = async (args) => {
    if (operationId === 'updateProfileWithFormData' && !isMultipart(args.request)) return false;
    if (operationId === 'updateProfileWithJson' && isMultipart(args.request)) return false;
    return matches(args);
  };
  return handler;
}

/** Paths with fewer parameters must come first: `/api/match/:id/` also matches `/api/match/confirm/`. */
const countParameters = (handler: HttpHandler) => pathOf(handler).split(':').length;

/** A response that does not match the contract is a bug of the embedded backend, which must not reach the app. */
function assertMatchesContract<Answer>({ answer }: Operation<Answer>, value: Answer): void {
  if (!answer) return;
  const { success, error } = z.safeParse(answer, value);
  if (!success) throw new Error(`The answer does not fit the contract: ${z.prettifyError(error)}`);
}

async function runOperation<Answer>(
  operationId: string,
  operation: Operation<Answer>,
  incoming: IncomingRequest,
): Promise<Answer | Response> {
  const language = languageOf(incoming.request.headers.get('accept-language'));
  try {
    let value: Answer;
    try {
      value = await operation.handle(incoming);
    } finally {
      await incoming.store.flush();
    }
    assertMatchesContract(operation, value);
    return value;
  } catch (error) {
    if (error instanceof Refusal) {
      return problemResponse(error.code, {
        language,
        fieldIssues: error.fieldIssues,
        retryAfter: error.retryAfter,
      });
    }
    console.error(`${operationId}:`, error);
    return problemResponse('internal_error', { language });
  }
}

/**
 * Runs an operation and returns its success body, or a Response for a problem or a fault. It saves all changes before it
 * returns, also those of a refused request (a counted attempt).
 */
async function answerRequest<Answer>(
  operationId: string,
  operation: Operation<Answer>,
  faults: Faults,
  incoming: IncomingRequest,
): Promise<Answer | Response> {
  const { request } = incoming;
  const fault = faults.consume(operationId, new URL(request.url).pathname);
  const runFault = () =>
    fault ? applyFault(fault, languageOf(request.headers.get('accept-language'))) : undefined;
  const earlyResponse = fault?.after ? undefined : await runFault();
  if (earlyResponse) return earlyResponse;
  const result = await runOperation(operationId, operation, incoming);
  return (fault?.after ? await runFault() : undefined) ?? result;
}

/** Creates the MSW handlers of all operations. */
export function createHandlers(store: Store, options: HandlerOptions = {}): RequestHandler[] {
  const { googleClientId, pbkdf2Iterations = PBKDF2_ITERATIONS, faults = createFaults() } = options;
  const settings = { googleClientId, pbkdf2Iterations };

  const handlers = tags.flatMap(([generated, operations]) =>
    Object.entries(operations).map(([operationId, operation]) => {
      const createHandler =
        generated[`get${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}MockHandler`];
      if (!createHandler) throw new Error(`The generated code has no handler for ${operationId}.`);
      const handler = createHandler(async ({ request, params }) => {
        const result = await answerRequest(operationId, operation, faults, {
          request,
          params,
          store,
          settings,
        });
        return result instanceof Response ? throwResponse(result) : result;
      });
      return matchContentType(handler, operationId);
    }),
  );
  return handlers.toSorted((one, other) => countParameters(one) - countParameters(other));
}

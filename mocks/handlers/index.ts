import * as accountHandlers from '@/generated/account/account.msw';
import * as matchHandlers from '@/generated/match/match.msw';
import * as userHandlers from '@/generated/user/user.msw';
import { PBKDF2_ITERATIONS } from '@mocks/db/password';
import type { Store } from '@mocks/db/store';
import { HttpHandler, type RequestHandler } from 'msw';
import { accountOperations } from './account/operations.ts';
import { answerRequest } from './answer.ts';
import { createFaults, type Faults } from './faults.ts';
import { matchOperations } from './match/operations.ts';
import type { IncomingRequest, Operation } from './operation.ts';
import { isMultipart } from './request.ts';
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

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
  /** Whom Google's ID tokens must be for; unchecked without it. */
  googleClientId?: string | undefined;
  /** How much work a new password's hash is; tests take less. */
  pbkdf2Iterations?: number | undefined;
  /** Ways in which the backend shall misbehave. */
  faults?: Faults;
}

type Resolver = (info: Pick<IncomingRequest, 'request' | 'params'>) => Promise<unknown>;

/** What the typed maps guarantee: a generated handler under the name of each operation, taking that operation's answer. */
type GeneratedHandlers = Record<string, ((resolver: Resolver) => HttpHandler) | undefined>;
type Operations = Record<string, Operation<unknown>>;

const tags: [GeneratedHandlers, Operations][] = [
  [matchHandlers as unknown as GeneratedHandlers, matchOperations],
  [accountHandlers as unknown as GeneratedHandlers, accountOperations],
  [userHandlers as unknown as GeneratedHandlers, userOperations],
];

/** The names of all operations. */
export const operationIds: readonly string[] = tags.flatMap(([, operations]) => Object.keys(operations));

const pathOf = ({ info }: HttpHandler) => String(info.path).replace(/^\*/, '');

/** MSW takes a thrown Response as the answer; the generated handlers know success bodies only. */
function throwResponse(response: Response): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw response;
}

/** The two bodies of `PUT /api/user/profile` have one address. */
function matchContentType(handler: HttpHandler, operationId: string): HttpHandler {
  const matches = handler.predicate.bind(handler);
  handler.predicate = async (args) => {
    if (operationId === 'updateProfileWithFormData' && !isMultipart(args.request)) return false;
    if (operationId === 'updateProfileWithJson' && isMultipart(args.request)) return false;
    return matches(args);
  };
  return handler;
}

/** How many parameters a path has: fixed paths come first, or `/api/match/:id/` would swallow `/api/match/confirm/`. */
const countParameters = (handler: HttpHandler) => pathOf(handler).split(':').length;

/** The whole embedded backend as one list of MSW handlers, for the worker, Node and HTTP alike. */
export function createHandlers(store: Store, options: HandlerOptions = {}): RequestHandler[] {
  const { googleClientId, pbkdf2Iterations = PBKDF2_ITERATIONS, faults = createFaults() } = options;
  const settings = { googleClientId, pbkdf2Iterations };

  const handlers = tags.flatMap(([generated, operations]) =>
    Object.entries(operations).map(([operationId, operation]) => {
      const make = generated[`get${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}MockHandler`];
      if (!make) throw new Error(`The generated code has no handler for ${operationId}.`);
      const handler = make(async ({ request, params }) => {
        const outcome = await answerRequest(operationId, operation, faults, {
          request,
          params,
          store,
          settings,
        });
        return outcome instanceof Response ? throwResponse(outcome) : outcome;
      });
      return matchContentType(handler, operationId);
    }),
  );
  return handlers.toSorted((one, other) => countParameters(one) - countParameters(other));
}

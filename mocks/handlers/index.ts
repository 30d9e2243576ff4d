import { HttpHandler, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import * as accountHandlers from '@/generated/account/account.msw';
import * as matchHandlers from '@/generated/match/match.msw';
import * as userHandlers from '@/generated/user/user.msw';
import { Refusal } from '@mocks/db/refusal';
import { StorageError, type Store } from '@mocks/db/store';
import { googleAuth } from './account/google.ts';
import { confirmPasswordReset, requestPasswordReset } from './account/password-reset.ts';
import { register, resendVerificationEmail, verifyEmail } from './account/registration.ts';
import { getSession, logout, refreshToken } from './account/session.ts';
import { login, verifyOtp } from './account/sign-in.ts';
import { applyFault, type Faults } from './faults.ts';
import {
  getChatMessages,
  getChatNotification,
  getChatNotifications,
  getChatSummary,
  markChatRead,
  sendChatMessage,
} from './match/chat.ts';
import { confirmParticipation, getMatch, getUpcomingMatches, joinMatch, leaveMatch } from './match/match.ts';
import type { IncomingRequest, Operation, OperationMap, Settings } from './operation.ts';
import { problemResponse } from './problem.ts';
import { isMultipart, languageOf } from './request.ts';
import { taggedResponse } from './tagged-response.ts';
import { updateProfileWithFormData } from './user/picture.ts';
import { getProfile, updateProfileWithJson } from './user/profile.ts';
import { getCities, getStatistics } from './user/statistics.ts';

type Resolver = (info: Pick<IncomingRequest, 'request' | 'params'>) => Promise<unknown>;

const generatedHandlers = { ...matchHandlers, ...accountHandlers, ...userHandlers };

const operations: OperationMap<typeof generatedHandlers> = {
  getUpcomingMatches,
  joinMatch,
  leaveMatch,
  confirmParticipation,
  getChatNotifications,
  getMatch,
  getChatMessages,
  sendChatMessage,
  getChatSummary,
  markChatRead,
  getChatNotification,
  login,
  googleAuth,
  verifyOtp,
  refreshToken,
  getSession,
  logout,
  register,
  verifyEmail,
  resendVerificationEmail,
  requestPasswordReset,
  confirmPasswordReset,
  getStatistics,
  getProfile,
  updateProfileWithJson,
  updateProfileWithFormData,
  getCities,
};

export const operationIds: readonly string[] = Object.keys(operations);

/** A generated handler can return only a success body, but MSW also sends a Response that the handler throws. */
function throwResponse(response: Response): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw response;
}

/** Two operations have the address `PUT /api/user/profile`; the content type decides which one answers. */
function matchContentType(handler: HttpHandler, operationId: string): HttpHandler {
  const matchesRequest = handler.predicate.bind(handler);
  handler.predicate = async (args) => {
    if (operationId === 'updateProfileWithFormData' && !isMultipart(args.request)) return false;
    if (operationId === 'updateProfileWithJson' && isMultipart(args.request)) return false;
    return matchesRequest(args);
  };
  return handler;
}

/** Paths with fewer parameters must come first: `/api/match/:id/` also matches `/api/match/confirm/`. */
const countParameters = ({ info }: HttpHandler) => String(info.path).split(':').length;

/** Throws when a response does not match the contract, so that this bug of the embedded backend does not reach the app. */
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
  const { request, store } = incoming;
  const language = languageOf(request.headers.get('accept-language'));
  const { failedSaveCount } = store;
  try {
    const perform = async (): Promise<Answer> => {
      try {
        return await operation.handle(incoming);
      } finally {
        // A refused request may have changed the state too, such as the counted attempts.
        await store.flush();
      }
    };
    const value = await perform().catch((error: unknown) => {
      // It may have read a change of another request that is undone now.
      if (request.method === 'GET' && error instanceof StorageError) return perform();
      throw error;
    });
    if (request.method !== 'GET' && store.failedSaveCount !== failedSaveCount)
      throw new StorageError('A failed save has undone the change of this request, too.');
    assertMatchesContract(operation, value);
    return value;
  } catch (error) {
    if (error instanceof Refusal) return problemResponse(error.code, { language, ...error.details });
    console.error(`${operationId}:`, error);
    const code = error instanceof StorageError ? 'storage_full' : 'internal_error';
    return problemResponse(code, { language });
  }
}

/** Runs an operation and returns its success body, or a Response for a problem or a fault. */
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
export function createHandlers(store: Store, faults: Faults, settings: Settings): RequestHandler[] {
  const handlerCreators = generatedHandlers as unknown as Record<string, (resolver: Resolver) => HttpHandler>;
  const handlers = Object.entries<Operation<unknown>>(operations).map(([operationId, operation]) => {
    const name = `get${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}MockHandler`;
    const handler = handlerCreators[name]!(async ({ request, params }) => {
      const incoming = { request, params, store, settings };
      const result = await answerRequest(operationId, operation, faults, incoming);
      if (result instanceof Response) throwResponse(result);
      return request.method === 'GET' ? throwResponse(await taggedResponse(request, result)) : result;
    });
    return matchContentType(handler, operationId);
  });
  return handlers.toSorted((a, b) => countParameters(a) - countParameters(b));
}

import { Refusal } from '@mocks/db/refusal';
import * as z from 'zod/mini';
import { applyFault, type Faults } from './faults.ts';
import type { IncomingRequest, Operation } from './operation.ts';
import { problemResponse } from './problem.ts';
import { languageOf } from './request.ts';

/** An answer that does not fit the contract is a bug of the embedded backend, found here rather than in the app. */
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
 * Gives the success body of the operation, or a Response to send in its place: a problem document, or what a fault makes
 * of it. Everything that the request changed is saved before, also what a refused one changed (a counted attempt).
 */
export async function answerRequest<Answer>(
  operationId: string,
  operation: Operation<Answer>,
  faults: Faults,
  incoming: IncomingRequest,
): Promise<Answer | Response> {
  const { request } = incoming;
  const fault = faults.consume(operationId, new URL(request.url).pathname);
  const commit = () =>
    fault ? applyFault(fault, languageOf(request.headers.get('accept-language'))) : undefined;
  const before = fault?.after ? undefined : await commit();
  if (before) return before;
  const outcome = await runOperation(operationId, operation, incoming);
  return (fault?.after ? await commit() : undefined) ?? outcome;
}

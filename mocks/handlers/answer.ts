import { Refusal } from '@mocks/db/refusal';
import * as z from 'zod/mini';
import { applyFault, type Faults } from './faults.ts';
import type { IncomingRequest, Operation } from './operation.ts';
import { problemResponse } from './problem.ts';
import { languageOf } from './request.ts';

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
export async function answerRequest<Answer>(
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

import type { FieldError } from '@/generated/schemas/fieldError.zod';
import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';

/** A validation error of one field, without its translated message. */
export interface FieldIssue {
  field: FieldError['field'];
  code: FieldErrorCode;
}

interface RefusalDetails {
  fieldIssues?: FieldIssue[];
  /** The seconds after which the client may try again. */
  retryAfter?: number;
}

/** A request that a rule refuses. The handlers turn it into a problem response in the caller's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly details: RefusalDetails;

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export function refuse(code: ProblemCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}

/** Throws `validation_failed` when there is at least one issue. */
export function refuseFields(fieldIssues: FieldIssue[]): void {
  if (fieldIssues.length > 0) refuse('validation_failed', { fieldIssues });
}

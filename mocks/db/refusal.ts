import type { FieldError } from '@/generated/schemas/fieldError.zod';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';
import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';

/** What is wrong with one field, before it is put into words. */
export interface FieldFault {
  field: FieldError['field'];
  code: FieldErrorCode;
}

/** A rule says no. The handlers turn it into a problem document in the caller's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly faults: FieldFault[] | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, details: { faults?: FieldFault[]; retryAfter?: number } = {}) {
    super(code);
    this.code = code;
    this.faults = details.faults;
    this.retryAfter = details.retryAfter;
  }
}

/** Ends the request with that problem. */
export function refuse(code: ProblemCode, details?: { faults?: FieldFault[]; retryAfter?: number }): never {
  throw new Refusal(code, details);
}

/** Ends the request with `validation_failed` and these fields, when there are any. */
export function refuseFields(faults: FieldFault[]): void {
  if (faults.length > 0) refuse('validation_failed', { faults });
}

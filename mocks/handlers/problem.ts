import type { Language } from '@/generated/schemas/language.zod';
import type { Problem } from '@/generated/schemas/problem.zod';
import type { FieldIssue } from '@mocks/db/refusal';
import { HttpResponse } from 'msw';
import { fieldMessage, problemWords, type AnyProblemCode } from './words.ts';

interface ProblemDetails {
  language: Language;
  fieldIssues?: FieldIssue[] | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** A problem document (RFC 9457) in that language; `retryAfter` is also sent as the header `Retry-After`. */
export function problemResponse(
  code: AnyProblemCode,
  { language, fieldIssues: faults, retryAfter }: ProblemDetails,
): Response {
  const { status, title, detail } = problemWords(code, language);
  const body: Problem = {
    type: 'about:blank',
    title,
    status,
    code,
    detail,
    ...(faults && {
      errors: faults.map((fault) => ({
        field: fault.field,
        code: fault.code,
        message: fieldMessage(fault, language),
      })),
    }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  };
  return HttpResponse.json(body, {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Content-Language': language,
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  });
}

import { HttpResponse } from 'msw';
import { problemStatus } from '@/generated/problem-status';
import type { Language } from '@/generated/schemas/language.zod';
import type { Problem } from '@/generated/schemas/problem.zod';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';
import { problems as cs } from '@/i18n/cs/problems';
import { problems as en } from '@/i18n/en/problems';
import type { FieldIssue } from '@mocks/db/refusal';

/** A code of the contract, or one for which the app has no text of its own, so that it shows `detail`. */
export type AnyProblemCode = ProblemCode | 'service_unavailable' | 'storage_full';

const statusByCode: Record<AnyProblemCode, number> = {
  ...problemStatus,
  service_unavailable: 503,
  storage_full: 507,
};

/** The texts of the app, which the backend sends as `detail` and `message`. */
const problemTexts = { cs, en };

const maintenanceTexts: Record<Language, string> = {
  cs: 'Právě probíhá údržba. Zkuste to prosím za chvíli.',
  en: 'We’re doing maintenance. Please try again in a while.',
};

function getDetail(code: AnyProblemCode, language: Language): string {
  if (code === 'service_unavailable') return maintenanceTexts[language];
  const { codes, statuses } = problemTexts[language];
  return code === 'storage_full' ? statuses['507'] : codes[code];
}

interface ProblemDetails {
  language: Language;
  fieldIssues?: FieldIssue[] | undefined;
  /** The seconds after which the client may try again. */
  retryAfter?: number | undefined;
}

/** Creates a problem response (RFC 9457); `retryAfter` is also sent as the header `Retry-After`. */
export function problemResponse(
  code: AnyProblemCode,
  { language, fieldIssues, retryAfter }: ProblemDetails,
): Response {
  const status = statusByCode[code];
  const detail = getDetail(code, language);
  const body: Problem = {
    type: 'about:blank',
    title: detail.split('. ')[0]!,
    status,
    code,
    detail: retryAfter === undefined ? detail : `${detail} (${String(retryAfter)} s)`,
    ...(fieldIssues && {
      errors: fieldIssues.map((issue) => ({ ...issue, message: problemTexts[language].fields[issue.code] })),
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

import { problemStatus } from '@/generated/problem-status';
import type { Language } from '@/generated/schemas/language.zod';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';
import { problems as cs } from '@/i18n/cs/problems';
import { problems as en } from '@/i18n/en/problems';
import type { FieldIssue } from '@mocks/db/refusal';

/** A code of the contract, or one that only a fault gives: the client has no words for it and shows `detail`. */
export type AnyProblemCode = ProblemCode | 'service_unavailable';

const statuses: Record<AnyProblemCode, number> = { ...problemStatus, service_unavailable: 503 };

/** The app's own words, so that each is written in one place. */
const words = { cs, en };

const details: Record<Language, Record<AnyProblemCode, string>> = {
  cs: { ...cs.codes, service_unavailable: 'Právě probíhá údržba. Zkuste to prosím za chvíli.' },
  en: { ...en.codes, service_unavailable: 'We’re doing maintenance. Please try again in a while.' },
};

/** Status, title and detail of a problem with that code. */
export function problemWords(
  code: AnyProblemCode,
  language: Language,
): { status: number; title: string; detail: string } {
  const detail = details[language][code];
  return { status: statuses[code], title: detail.split('. ')[0]!, detail };
}

/** What is wrong with the field, for a reader of that language. */
export const fieldMessage = ({ code }: FieldIssue, language: Language): string =>
  words[language].fields[code];

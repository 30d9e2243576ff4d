import { problemStatus } from '@/generated/problem-status';
import type { Language } from '@/generated/schemas/language.zod';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';
import { problems as cs } from '@/i18n/cs/problems';
import { problems as en } from '@/i18n/en/problems';

/** A code of the contract, or one that only a fault gives: the client has no words for it and shows `detail`. */
export type AnyProblemCode = ProblemCode | 'service_unavailable';

const statuses: Record<AnyProblemCode, number> = { ...problemStatus, service_unavailable: 503 };

/** The app's own words, so that each is written in one place. */
const details: Record<Language, Record<AnyProblemCode, string>> = {
  cs: { ...cs.codes, service_unavailable: 'Právě probíhá údržba. Zkuste to prosím za chvíli.' },
  en: { ...en.codes, service_unavailable: 'We’re doing maintenance. Please try again in a while.' },
};

/** No screen of the app shows them. */
const titles: Record<Language, Record<number, string>> = {
  cs: {
    400: 'Požadavek není v pořádku',
    401: 'Přihlášení neplatí',
    403: 'Tohle nesmíte',
    404: 'Tohle neexistuje',
    409: 'Tohle teď nejde',
    410: 'Platnost skončila',
    413: 'Je to příliš velké',
    415: 'Tento typ souboru neumíme',
    429: 'Příliš mnoho pokusů',
    500: 'Chyba serveru',
    503: 'Služba je mimo provoz',
  },
  en: {
    400: 'The request is not right',
    401: 'You are not signed in',
    403: 'You may not do this',
    404: 'There is no such thing',
    409: 'This is not possible now',
    410: 'This is not valid any more',
    413: 'This is too large',
    415: 'This type of file is not supported',
    429: 'Too many attempts',
    500: 'Server error',
    503: 'The service is down',
  },
};

/** Status, title and detail of a problem with that code. */
export function problemWords(
  code: AnyProblemCode,
  language: Language,
): { status: number; title: string; detail: string } {
  const status = statuses[code];
  return { status, title: titles[language][status] ?? String(status), detail: details[language][code] };
}

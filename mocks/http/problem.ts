import type { Problem } from '@/generated/schemas/problem.zod';
import { languageOf } from '@mocks/handlers/request';
import { BODY_LIMIT_MB } from './node-http.ts';

/** The problems that are not part of the contract, by status: the code, and title and detail in each language. */
const PROBLEMS = {
  400: {
    code: 'request_malformed',
    cs: ['Nesrozumitelný požadavek', 'Adresu nebo hlavičky požadavku nelze přečíst.'],
    en: ['Malformed request', 'The address or the headers of the request cannot be read.'],
  },
  403: {
    code: 'cross_site_request',
    cs: ['Požadavek z cizí stránky', 'Ukázka přijímá změny jen z vlastních stránek.'],
    en: ['Request from another site', 'The demo takes changes from its own pages only.'],
  },
  404: {
    code: 'not_found',
    cs: ['Nenalezeno', 'Na této adrese nic není.'],
    en: ['Not found', 'There is nothing at this address.'],
  },
  405: {
    code: 'method_not_allowed',
    cs: ['Nepovolená metoda', 'Tato adresa přijímá jen metody uvedené v hlavičce Allow.'],
    en: ['Method not allowed', 'This address takes only the methods that the header Allow names.'],
  },
  413: {
    code: 'body_too_large',
    cs: ['Příliš mnoho dat', `Tělo požadavku smí mít nejvýše ${BODY_LIMIT_MB} MB.`],
    en: ['Too much data', `The body of a request may have ${BODY_LIMIT_MB} MB at most.`],
  },
} as const;

interface ProblemOptions {
  /** The `Accept-Language` of the request. */
  language?: string | null | undefined;
  headers?: Record<string, string>;
}

/** Creates a problem response (RFC 9457) that is not part of the contract. */
export function httpProblem(status: keyof typeof PROBLEMS, options: ProblemOptions = {}): Response {
  const language = languageOf(options.language);
  const {
    code,
    [language]: [title, detail],
  } = PROBLEMS[status];
  const body: Problem = { type: 'about:blank', title, status, code, detail };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...options.headers,
      'content-type': 'application/problem+json',
      'content-language': language,
      'cache-control': 'no-store',
    },
  });
}

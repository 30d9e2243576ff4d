// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import { ProblemCode } from '@/generated/schemas/problemCode.zod';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import type { Failure } from '@/lib/failure';
import { errorText, getFailureHeading, getFieldProblemText } from './error-text';

const LL = { cs: createI18n('cs', cs).LL, en: createI18n('en', en).LL };

const aProblem = (fields: Partial<Extract<Failure, { kind: 'problem' }>>): Failure => ({
  kind: 'problem',
  status: 409,
  code: 'match_cancelled',
  detail: 'What the backend says.',
  retryAfter: null,
  failedAt: 0,
  ...fields,
});

describe('errorText', () => {
  it.each(ProblemCode.options)('has its own text for the code %s in both languages', (code) => {
    const texts = [errorText(LL.cs, aProblem({ code })), errorText(LL.en, aProblem({ code }))];
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.{10,}[.]$/u);
    expect(texts).not.toContain('What the backend says.');
    expect(texts[0]).not.toBe(texts[1]);
  });

  it.each(['chat_closed', 'name', 'length', 'toString', 'constructor', '__proto__', ''])(
    'shows the backend’s detail for the unknown code "%s"',
    (code) => {
      expect(errorText(LL.en, aProblem({ code }))).toBe('What the backend says.');
      expect(errorText(LL.en, aProblem({ status: 410, code, detail: null }))).toBe(
        'That didn’t work. Please try again.',
      );
    },
  );

  it('says how long to wait when a problem has Retry-After, whatever its code is', () => {
    expect(errorText(LL.cs, aProblem({ code: 'rate_limited', retryAfter: 1 }))).toBe(
      'Teď to nejde, zkuste to za 1 sekundu.',
    );
    expect(errorText(LL.cs, aProblem({ code: 'x', retryAfter: 3 }))).toContain('za 3 sekundy.');
    expect(errorText(LL.en, { kind: 'refresh_limit', retryAfter: 10, failedAt: 0 })).toContain(
      'in 10 seconds.',
    );
    expect(errorText(LL.cs, aProblem({ retryAfter: 3600 }))).toContain('za 60 minut.');
    expect(errorText(LL.en, aProblem({ retryAfter: 121 }))).toContain('in 3 minutes.');
    expect(errorText(LL.en, aProblem({ retryAfter: 0 }))).toBe(en.problems.codes.match_cancelled);
  });

  it.each([401, 403, 404, 405, 409, 413, 415, 429, 502, 500])(
    'has a text for status %i when the response has no problem as its body, such as from a proxy',
    (status) => {
      const failure = aProblem({ status, code: null, detail: null });
      const { statuses, codes, unreachable } = en.problems;
      const textByStatus: Record<number, string> = { ...statuses, 429: codes.rate_limited, 502: unreachable };
      expect(errorText(LL.en, failure)).toBe(textByStatus[status] ?? codes.internal_error);
      expect(errorText(LL.cs, failure)).not.toBe(errorText(LL.cs, { kind: 'malformed' }));
    },
  );

  it('says when an unavailable server will be back', () => {
    const failure = aProblem({ status: 503, code: null, detail: null, retryAfter: 1 });
    expect(errorText(LL.cs, failure)).toBe('Server teď není dostupný. Zkuste to znovu za 1 sekundu.');
    expect(errorText(LL.en, { kind: 'counting_down', status: 503 })).toBe('The server is busy.');
  });

  it('distinguishes being offline from a server that does not answer', () => {
    const onlineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect(errorText(LL.cs, { kind: 'offline' })).toMatch(/^Server teď neodpovídá/);
    onlineSpy.mockReturnValue(false);
    expect(errorText(LL.cs, { kind: 'offline' })).toMatch(/^Bez signálu/);
  });

  it.each([
    ['timeout', 'The server didn’t answer in time. Please try again.'],
    ['malformed', 'The server sent something we don’t understand. Please try again in a while.'],
    ['token_storage', 'Your browser refused to keep you signed in. Please allow cookies for this site.'],
    ['session_expired', 'Your sign-in has expired. Please sign in again.'],
    ['unknown', 'That didn’t work. Please try again.'],
  ] as const)('returns for the kind %s the text "%s"', (kind, text) => {
    expect(errorText(LL.en, { kind })).toBe(text);
  });
});

describe('getFieldProblemText', () => {
  it.each(FieldErrorCode.options)('has its own text for the code %s', (code) => {
    expect(getFieldProblemText(LL.cs, { code, message: 'backend' })).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('shows the backend’s message for an unknown code, or a general text if the message is empty', () => {
    expect(getFieldProblemText(LL.en, { code: 'name', message: 'Not this one.' })).toBe('Not this one.');
    expect(getFieldProblemText(LL.en, { code: 'name', message: '' })).toBe('This doesn’t look right.');
  });
});

const serverErrorHeading = ['500', 'Chyba na naší straně', 'Internal server error'];
const unreachableHeading = [undefined, 'Nepodařilo se spojit se serverem', 'Couldn’t reach the server'];
const offlineHeading = [undefined, 'Bez signálu', 'No signal'];
const loadFailedHeading = [undefined, 'Teď se to nenačetlo', 'This didn’t load just now'];

it.each([
  [null, serverErrorHeading, serverErrorHeading],
  [aProblem({ status: 500 }), serverErrorHeading, serverErrorHeading],
  [{ kind: 'malformed' } as const, serverErrorHeading, serverErrorHeading],
  [{ kind: 'unknown' } as const, serverErrorHeading, serverErrorHeading],
  [{ kind: 'chunk_load' } as const, serverErrorHeading, offlineHeading],
  [{ kind: 'offline' } as const, unreachableHeading, offlineHeading],
  [{ kind: 'timeout' } as const, unreachableHeading, offlineHeading],
  [aProblem({ status: 429 }), loadFailedHeading, loadFailedHeading],
  [{ kind: 'refresh_limit', retryAfter: 3, failedAt: 0 } as const, loadFailedHeading, loadFailedHeading],
  [{ kind: 'token_storage' } as const, loadFailedHeading, loadFailedHeading],
])('getFailureHeading returns the heading of %j', (failure, expectedOnline, expectedOffline) => {
  for (const [isOnline, expectedHeading] of [
    [true, expectedOnline],
    [false, expectedOffline],
  ] as const) {
    const headings = [LL.cs, LL.en].map((texts) => getFailureHeading(texts, failure, isOnline));
    expect([headings[0]?.code, ...headings.map(({ title }) => title)]).toEqual(expectedHeading);
  }
});

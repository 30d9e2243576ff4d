import { vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import type { Locale } from '@/lib/locale';
import type { FirstPaintInput } from '@/bootstrap/start-first-paint';

export const dictionaries = { cs, en };

export interface FirstPaints {
  list: (first: FirstPaintInput) => Promise<void>;
  match: (first: FirstPaintInput) => Promise<void>;
}

/** The JSX modules of React, which the build of the first paint replaces by Preact's (build.ts). */
const runtimes = ['react/jsx-runtime', 'react/jsx-dev-runtime'];

/** Loads the first paints with Preact, as in the build. */
export async function loadFirstPaints(): Promise<FirstPaints> {
  vi.resetModules();
  for (const name of runtimes) vi.doMock(name, () => import('preact/jsx-runtime'));
  try {
    const [list, match] = await Promise.all([import('./list'), import('./match')]);
    return { list: list.firstPaint, match: match.firstPaint };
  } finally {
    for (const name of runtimes) vi.doUnmock(name);
    vi.resetModules();
  }
}

export const respondWith = (value: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(typeof value === 'string' ? value : JSON.stringify(value), { status }));

/** The input of a first paint: `given` holds answers by path; the profile has no cities by default. */
export const createInput = (
  given: Record<string, unknown>,
  { language = 'cs', token = 'mine' } = {},
  answers: Record<string, unknown> = { [profilePath]: { cities: [] }, ...given },
): FirstPaintInput => ({
  token,
  language,
  calls: Object.keys(answers),
  responses: Object.fromEntries(
    Object.entries(answers).map(([path, value]) => [
      path,
      value instanceof Promise ? (value as Promise<Response>) : respondWith(value),
    ]),
  ),
  messages: respondWith(dictionaries[language as Locale]),
});

export const skeleton = '<div data-first-paint="list">list</div><div data-first-paint="match">match</div>';
export const pageHtml = `<div data-page-kind="shell">${skeleton}</div>`;

export const listPath = '/api/match/get-upcoming-matches/';
export const profilePath = '/api/user/profile';
export const unreadPath = '/api/match/chat/notifications/';

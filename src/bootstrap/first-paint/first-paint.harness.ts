import { vi } from 'vitest';
import type { FirstPaintInput } from '@/bootstrap/start-first-paint';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import type { Locale } from '@/lib/locale';

export const dictionaries = { cs, en };

/** The JSX modules of React, which the build of the first paint replaces by Preact's (build.ts). */
const jsxModules = ['react/jsx-runtime', 'react/jsx-dev-runtime'];

export async function loadFirstPaints() {
  vi.resetModules();
  for (const name of jsxModules) vi.doMock(name, () => import('preact/jsx-runtime'));
  try {
    const modules = await Promise.all([import('./list'), import('./match'), import('./chat')]);
    const [list, match, chat] = modules.map(({ firstPaint }) => firstPaint);
    return { list: list!, match: match!, chat: chat! };
  } finally {
    for (const name of jsxModules) vi.doUnmock(name);
    vi.resetModules();
  }
}

export const respondWith = (value: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(typeof value === 'string' ? value : JSON.stringify(value), { status }));

/** Creates the input of a first paint from the answers by path; the profile has no cities by default. */
export const createInput = (
  answersByPath: Record<string, unknown>,
  { language = 'cs', token = 'mine' } = {},
  allAnswers: Record<string, unknown> = { [profilePath]: { cities: [] }, ...answersByPath },
): FirstPaintInput => ({
  token,
  language,
  paths: Object.keys(allAnswers),
  responses: Object.fromEntries(
    Object.entries(allAnswers).map(([path, value]) => [
      path,
      value instanceof Promise ? (value as Promise<Response>) : respondWith(value),
    ]),
  ),
  dictionary: respondWith(dictionaries[language as Locale]),
});

export const skeleton = '<div data-first-paint="list">list</div><div data-first-paint="match">match</div>';
export const pageHtml = `<div data-page-kind="shell">${skeleton}</div>`;

export const listPath = '/api/match/get-upcoming-matches/';
export const profilePath = '/api/user/profile';
export const unreadPath = '/api/match/chat/notifications/';

import type { ReactNode } from 'react';
import { documentCookies } from '@/api/cookies';
import { I18nContext } from '@/i18n/context';
import { createI18n } from '@/i18n/translate';
import { placeOf } from '@/routing/places/visits';
import { type FirstAnswers, wordsOf } from './answers';
import { draw } from './draw';

/** What the build has drawn for a person with a session, as long as the app has not put its own screen there. */
const findPlace = (name: string): HTMLElement | null =>
  document.querySelector(`[data-scene="member"] [data-first-paint="${name}"]`);

/** Puts something drawn in the place that the build has left for it; nothing around it moves. */
function putInPlace(name: string, content: ReactNode): void {
  const place = findPlace(name);
  if (!place) return;
  const drawn = document.createElement('div');
  draw(content, drawn);
  // Less than what stood there would let the end of the page move up.
  drawn.style.minHeight = `${String(place.offsetHeight)}px`;
  place.replaceWith(drawn);
}

/** Whether it is still the session that was asked with. */
const isPresent = ({ token }: FirstAnswers): boolean =>
  documentCookies(document, false).get('access_token') === token;

/** Whether the page begins at its top, and not where somebody left it further down. */
function beginsAtTop(): boolean {
  const state = (history.state ?? {}) as object;
  return (placeOf({ pathname: location.pathname, state })?.y ?? 0) === 0;
}

/**
 * Paints what a screen begins with before the app is there, by the app's own components (docs/decisions/053-first-paint.md).
 * Where anything is not as it should be, what the build has drawn stays: the app is given the same answers, checks them
 * by the contract and says what is wrong.
 *
 * @param name of the place, its `data-first-paint`
 * @param read gives what is to be painted; rejects or throws what cannot be
 */
export const createFirstPaint =
  (name: string, read: (first: FirstAnswers) => Promise<ReactNode>) =>
  async (first: FirstAnswers): Promise<void> => {
    // The filters of a query are the app's.
    if (location.search !== '' || !beginsAtTop()) return;
    try {
      const [content, { locale, messages }] = await Promise.all([read(first), wordsOf(first)]);
      const i18n = createI18n(locale, messages);
      if (isPresent(first)) putInPlace(name, <I18nContext value={i18n}>{content}</I18nContext>);
    } catch {
      // See above.
    }
  };

import { type ComponentChild, render } from 'preact';
import type { ReactNode } from 'react';
import { readClockSkew } from '@/api/clock';
import { deviceStorage } from '@/api/storage';
import { createI18n, type I18n } from '@/i18n/translate';
import { setClockSkew } from '@/lib/server-time';
import { scrollPositionOf } from '@/routing/scroll-restoration/history-entries';
import type { FirstAnswers } from '@/bootstrap/start-first-paint';
import { type Answers, fromDevice, fromNetwork, type Source, wordsOf } from './answers';

/** Where something painted comes from, as its `data-painted` says it to the app (placeholder.ts). */
type PaintedFrom = 'kept' | 'answer';

/** What the build has drawn for a person with a session, as long as the app has not put its own screen there. */
const findPlace = (name: string): HTMLElement | null =>
  document.querySelector(
    `[data-scene="shell"] [data-first-paint="${name}"], [data-scene="shell"] [data-painted]`,
  );

const isSame = ({ childNodes: ones }: Node, { childNodes: others }: Node): boolean =>
  ones.length === others.length &&
  Array.from(ones).every((one, index) => one.isEqualNode(others.item(index)));

/** Puts the drawn rows in the place that the build has left for them, or in place of earlier ones; nothing around them moves. */
function putInPlace(name: string, content: ReactNode, from: PaintedFrom): void {
  const place = findPlace(name);
  if (!place) return;
  const drawn = document.createElement('div');
  // The views are typed by React and compiled for Preact (build.ts).
  render(content as ComponentChild, drawn);
  if (isSame(place, drawn)) {
    // It was kept, and is so still: what stands there, and may have the focus, stays.
    place.dataset['painted'] = from;
    return;
  }
  // Less than what stood there would let the end of the page move up.
  drawn.style.minHeight = `${String(place.offsetHeight)}px`;
  drawn.dataset['painted'] = from;
  place.replaceWith(drawn);
}

/** Whether the page begins at its top, and not where somebody left it further down. */
function beginsAtTop(): boolean {
  const state = (history.state ?? {}) as object;
  return (scrollPositionOf({ pathname: location.pathname, state })?.y ?? 0) === 0;
}

/** Until the place is in the page, or will not be: what the device has kept may be there before the page is. */
const untilPlaced = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const isThere = (): boolean => document.readyState !== 'loading' || findPlace(name) !== null;
    if (isThere()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-scene'] });
  });

/**
 * Paints what a screen begins with, by the app's own views (docs/decisions/053-first-paint.md), from what the device has kept or from the
 * network, whichever comes first. Where anything fails, what stands there stays: the app is given the same answers and says what is wrong.
 * @param name of the place, its `data-first-paint`
 * @param read gives what paints it in the words of a language
 */
export const createFirstPaint =
  (name: string, read: (answers: Answers) => Promise<(i18n: I18n) => ReactNode>) =>
  async (first: FirstAnswers): Promise<void> => {
    // The filters of a query are the app's.
    if (location.search !== '' || !beginsAtTop()) return;
    setClockSkew(readClockSkew(deviceStorage()));
    const words = wordsOf(first);
    let isAnswered = false;

    async function paint({ answers, isPresent }: Source, from: PaintedFrom): Promise<void> {
      const [draw, { locale, messages }] = await Promise.all([read(answers), words, untilPlaced(name)]);
      if (isAnswered || !isPresent()) return;
      isAnswered = from === 'answer';
      putInPlace(name, draw(createI18n(locale, messages)), from);
    }

    const kept = fromDevice(first);
    await Promise.any([paint(fromNetwork(first), 'answer'), ...(kept ? [paint(kept, 'kept')] : [])]).catch(
      () => undefined,
    );
  };

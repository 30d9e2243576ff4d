import { type ComponentChild, render } from 'preact';
import type { ReactNode } from 'react';
import { readClockSkew } from '@/api/clock';
import { deviceStorage } from '@/api/storage';
import { createI18n, type I18n } from '@/i18n/translate';
import { setClockSkew } from '@/lib/server-time';
import { scrollPositionOf } from '@/routing/scroll-restoration/history-entries';
import type { FirstPaintInput } from '@/bootstrap/start-input-paint';
import { type FetchAnswer, offlineCacheSource, networkSource, type AnswerSource, readMessages } from './answers';

/** Where something painted comes from, as its `data-painted` says it to the app (placeholder.ts). */
type PaintedFrom = 'kept' | 'answer';

/** What the build has drawn for a person with a session, as long as the app has not put its own screen there. */
const findContainer = (name: string): HTMLElement | null =>
  document.querySelector(
    `[data-page-kind="shell"] [data-input-paint="${name}"], [data-page-kind="shell"] [data-painted]`,
  );

const hasSameContent = ({ childNodes: ones }: Node, { childNodes: others }: Node): boolean =>
  ones.length === others.length &&
  Array.from(ones).every((one, index) => one.isEqualNode(others.item(index)));

/** Puts the drawn rows in the place that the build has left for them, or in place of earlier ones; nothing around them moves. */
function replaceContent(name: string, content: ReactNode, from: PaintedFrom): void {
  const container = findContainer(name);
  if (!container) return;
  const drawn = document.createElement('div');
  // The views are typed by React and compiled for Preact (build.ts).
  render(content as ComponentChild, drawn);
  if (hasSameContent(container, drawn)) {
    // It was kept, and is so still: what stands there, and may have the focus, stays.
    container.dataset['painted'] = from;
    return;
  }
  // Less than what stood there would let the end of the page move up.
  drawn.style.minHeight = `${String(container.offsetHeight)}px`;
  drawn.dataset['painted'] = from;
  container.replaceWith(drawn);
}

/** Whether the page begins at its top, and not where somebody left it further down. */
function startsAtTop(): boolean {
  const state = (history.state ?? {}) as object;
  return (scrollPositionOf({ pathname: location.pathname, state })?.y ?? 0) === 0;
}

/** Until the place is in the page, or will not be: what the device has kept may be there before the page is. */
const waitForContainer = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const isThere = (): boolean => document.readyState !== 'loading' || findContainer(name) !== null;
    if (isThere()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-page-kind'] });
  });

/**
 * Paints what a screen begins with, by the app's own views (docs/decisions/053-input-paint.md), from what the device has kept or from the
 * network, whichever comes input. Where anything fails, what stands there stays: the app is given the same answers and says what is wrong.
 * @param name of the place, its `data-input-paint`
 * @param loadView gives what paints it in the words of a language
 */
export const createFirstPaint =
  (name: string, loadView: (fetchAnswer: FetchAnswer) => Promise<(i18n: I18n) => ReactNode>) =>
  async (input: FirstPaintInput): Promise<void> => {
    // The filters of a query are the app's.
    if (location.search !== '' || !startsAtTop()) return;
    setClockSkew(readClockSkew(deviceStorage()));
    const dictionary = readMessages(input);
    let isAnswered = false;

    async function paint({ fetchAnswer, isSessionCurrent }: AnswerSource, from: PaintedFrom): Promise<void> {
      const [draw, { locale, messages }] = await Promise.all([loadView(fetchAnswer), dictionary, waitForContainer(name)]);
      if (isAnswered || !isSessionCurrent()) return;
      isAnswered = from === 'answer';
      replaceContent(name, draw(createI18n(locale, messages)), from);
    }

    const cachedSource = offlineCacheSource(input);
    await Promise.any([paint(networkSource(input), 'answer'), ...(cachedSource ? [paint(cachedSource, 'kept')] : [])]).catch(
      () => undefined,
    );
  };

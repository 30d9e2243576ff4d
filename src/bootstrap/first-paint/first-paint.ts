import { type ComponentChild, render } from 'preact';
import type { ReactNode } from 'react';
import { readClockSkew } from '@/api/session/clock';
import { deviceStorage } from '@/api/storage';
import type { FirstPaintInput } from '@/bootstrap/start-first-paint';
import { createI18n, type I18n } from '@/i18n/translate';
import { clockSkew } from '@/lib/state/server-time';
import { scrollPositionOf } from '@/routing/scroll-restoration/history-entries';
import {
  type FetchAnswer,
  createCacheSource,
  createNetworkSource,
  type AnswerSource,
  readDictionary,
} from './answer-sources';

/** The skeleton or an earlier first paint; null when the app has rendered its own screen. */
const findContainer = (name: string): HTMLElement | null =>
  document.querySelector(
    `[data-page-kind="shell"] [data-first-paint="${name}"], [data-page-kind="shell"] [data-painted]`,
  );

const hasSameContent = ({ childNodes: nodes }: Node, { childNodes: otherNodes }: Node): boolean =>
  nodes.length === otherNodes.length &&
  Array.from(nodes).every((node, index) => node.isEqualNode(otherNodes.item(index)));

/** Whether the person writes in a field of an earlier first paint, or has. */
const hasTyping = (container: HTMLElement): boolean =>
  Array.from(container.querySelectorAll('textarea')).some(
    (field) => field === document.activeElement || field.value !== field.defaultValue,
  );

/** Scrolls the log of a painted chat to its newest messages and, when the chat has just appeared, the page to the chat. */
function scrollToChat(container: HTMLElement, hasAppeared: boolean): void {
  const log = container.querySelector('[data-log] > [role=group]');
  if (log) log.scrollTop = log.scrollHeight;
  if (hasAppeared) container.querySelector('#chat')?.scrollIntoView();
}

/** Replaces the skeleton or an earlier first paint without moving the content around it. */
function replaceContent(name: string, content: ReactNode, source: AnswerSource['name']): void {
  const container = findContainer(name);
  if (!container || hasTyping(container)) return;
  const newContainer = document.createElement('div');
  // The views have the types of React, but are compiled for Preact (build.ts).
  render(content as ComponentChild, newContainer);
  if (hasSameContent(container, newContainer)) {
    // Equal nodes stay, as they may have the focus.
    container.dataset['painted'] = source;
    return;
  }
  // The container keeps its height, so that less content does not move the end of the page up.
  newContainer.style.minHeight = `${String(container.offsetHeight)}px`;
  newContainer.dataset['painted'] = source;
  container.replaceWith(newContainer);
  scrollToChat(newContainer, container.querySelector('#chat') === null);
}

/** Whether the history entry has no scroll position to restore. */
function startsAtTop(): boolean {
  return (
    (scrollPositionOf({ pathname: location.pathname, state: (history.state ?? {}) as object })?.y ?? 0) === 0
  );
}

/** Waits until the container is parsed, or the whole page if it has no container: the offline cache may answer earlier. */
const waitForContainer = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const isParsed = (): boolean => document.readyState !== 'loading' || findContainer(name) !== null;
    if (isParsed()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isParsed()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-page-kind'] });
  });

/** Creates the function that paints a screen before the app has loaded: from the offline cache, and from the network, whose answer wins (decision 053). The skeleton stays when both fail. */
export const createFirstPaint =
  (name: string, loadView: (fetchAnswer: FetchAnswer) => Promise<(i18n: I18n) => ReactNode>) =>
  async (input: FirstPaintInput): Promise<void> => {
    // Only the app can apply the filters of a query.
    if (location.search !== '' || !startsAtTop()) return;
    clockSkew.set(readClockSkew(deviceStorage()));
    const dictionary = readDictionary(input);
    let hasNetworkPainted = false;

    async function paint({ name: source, fetchAnswer, isCurrentSession }: AnswerSource): Promise<void> {
      const [draw, { locale, messages }] = await Promise.all([
        loadView(fetchAnswer),
        dictionary,
        waitForContainer(name),
      ]);
      if (hasNetworkPainted || !isCurrentSession()) return;
      hasNetworkPainted = source === 'network';
      try {
        replaceContent(name, draw(createI18n(locale, messages)), source);
      } catch (error) {
        // The app meets and reports failed requests itself.
        reportError(error);
        throw error;
      }
    }

    const cachedSource = createCacheSource(input);
    await Promise.any([
      paint(createNetworkSource(input)),
      ...(cachedSource ? [paint(cachedSource)] : []),
    ]).catch(() => undefined);
  };

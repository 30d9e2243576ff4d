import { applyListSpace } from '@/api/browser/list-space';
import { readSession } from '@/api/browser/session-cookies';
import { applyTheme, getTheme } from '@/components/theme/theme';
import { untilPainted } from '@/lib/browser/scheduling';
import { homeInPreferredLocale } from '@/routing/address/language';
import { hasLinkSecrets } from '@/routing/address/link-secrets';
import { keepEarlyFailures } from './early-failures';
import { captureClicks } from './event-capture';
import { addStylesheet, startAppAfterPaint, preloadCode, warmUpIntl, watchStart } from './load-app';
import { preloadData, preloadMessages, readPageData, resolveCalls, selectEntries } from './preload-data';
import { startFirstPaint } from './start-first-paint';

/** Redirects from `/` to Home in the preferred language; returns whether another page will replace this one. An address with the secrets of an e-mailed link is left to the app, which redirects later. */
function redirectToLanguage(page: HTMLElement, location: Location): boolean {
  const home = homeInPreferredLocale(location);
  if (home === null) return false;
  page.dataset['leaving'] = '';
  if (!hasLinkSecrets(location.search)) location.replace(home);
  return true;
}

/** Calls the function when the content for this person is parsed, before the browser paints it (`<link rel="expect">` in index.html). */
function runWhenParsed(hasSession: boolean, onParsed: () => void): void {
  const endMark = hasSession ? 'member-drawn' : 'drawn';
  document.querySelector('link[rel=expect]')?.setAttribute('href', `#${endMark}`);
  const observer = new MutationObserver(() => {
    if (!document.getElementById(endMark)) return;
    observer.disconnect();
    onParsed();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Shows the content for this person, and no content when the host has answered with the page of another address. */
function chooseContent(root: HTMLElement, hasSession: boolean): void {
  const findTemplate = (query: string) => document.getElementById(`member-content${query}`);
  const memberTemplate = findTemplate(location.search) ?? findTemplate('');
  const isOtherPage = root.dataset['pageKind'] === 'page' && root.dataset['address'] !== location.pathname;
  const hasMemberContent = hasSession && memberTemplate instanceof HTMLTemplateElement;
  if (isOtherPage || hasMemberContent) {
    root.replaceChildren();
    root.dataset['pageKind'] = 'shell';
    delete root.dataset['shared'];
  }
  if (hasMemberContent && !isOtherPage) root.append(memberTemplate.content);
  // A person who opens an e-mailed link sees a heading for it instead of the introduction to the app.
  const introduction = root.querySelector<HTMLElement>('[data-landing]');
  if (!introduction || !hasLinkSecrets(location.search)) return;
  const heading = document.createElement('h1');
  heading.textContent = introduction.dataset['landing'] ?? '';
  heading.className = 'text-lg font-bold';
  introduction.replaceChildren(heading, introduction.dataset['wait'] ?? '');
}

keepEarlyFailures();
const page = document.documentElement;
const data = readPageData(document.currentScript ?? page);

// The next steps, up to the redirect, run before the first paint, so that no wrong theme or content flashes.
applyTheme(getTheme());
applyListSpace();
const hasSession = readSession().sessionId !== null;
if (hasSession) page.dataset['session'] = '';
const isLeaving = redirectToLanguage(page, location);

function preloadAllCode(): void {
  preloadCode([...data.code, ...selectEntries(location.hash, hasSession ? data.memberCode : data.guestCode)]);
}

/** Preloads dictionary and data, then the code, so that the first paint gets the bandwidth first. */
async function preloadDataThenCode(): Promise<void> {
  if (!isLeaving) preloadMessages(data.messagesAddress, page.lang);
  const shouldPreload = hasSession && data.calls.length > 0 && !isLeaving && !hasLinkSecrets(location.search);
  const paths = shouldPreload
    ? resolveCalls(selectEntries(location.hash, data.calls), location.pathname)
    : null;
  const preloads = paths && preloadData(paths, page.lang, Date.now());
  const paintFiles = selectEntries(location.hash, data.firstPaintFiles);
  const firstPaint = paths && startFirstPaint(paintFiles, page.lang, paths, preloads);
  // The code waits until the first paint is on the screen. From the network 450 ms are enough for the files of the first paint on slow 4G; code from the worker's cache would come at once and delay the frame.
  const longestWaitMs = navigator.serviceWorker?.controller ? 2000 : 450;
  const timeout = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  if (firstPaint) await Promise.race([firstPaint.then(untilPainted), timeout]);
  preloadAllCode();
}

const preloading = preloadDataThenCode().catch(preloadAllCode);

runWhenParsed(hasSession, () => {
  const root = document.getElementById('root');
  if (!root) return;
  chooseContent(root, hasSession);
  if (hasSession) warmUpIntl(page.lang);
  captureClicks(page, root);
  const showError = watchStart(page, root);
  // The inline styles of the page cover only its prerendered content.
  void preloading
    .then(() => addStylesheet(data.sheetFile))
    .then(() => startAppAfterPaint(data.entryFile, showError));
});

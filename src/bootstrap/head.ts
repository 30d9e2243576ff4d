import { applyTheme, getTheme } from '@/components/theme';
import { hasLinkSecrets } from '@/routing/link-secrets';
import { preloadData, preloadMessages, resolveCalls, entriesForHash } from './preload-data';
import { addStylesheet, startAppAfterPaint, preloadCode, preloadFormats, watchStart } from './load-app';
import { startFirstPaint } from './start-first-paint';
import { readPageData } from './page-data';
import { captureClicks } from './event-capture';
import { documentTokens, sessionIdentity } from '@/api/tokens';
import { homeInPreferredLocale } from '@/routing/language';

/** Redirects from `/` to Home in the preferred language; with link secrets the app does it. Returns whether another page comes. */
function redirectToLanguage(page: HTMLElement, location: Location): boolean {
  const home = homeInPreferredLocale(location);
  if (home === null) return false;
  page.dataset['leaving'] = '';
  if (!hasLinkSecrets(location.search)) location.replace(home);
  return true;
}

/** Calls the function when the content for guests or members is parsed, before it is painted (`<link rel="expect">`). */
function runWhenDrawn(hasSession: boolean, act: () => void): void {
  const endMark = hasSession ? 'member-drawn' : 'drawn';
  document.querySelector('link[rel=expect]')?.setAttribute('href', `#${endMark}`);
  const observer = new MutationObserver(() => {
    if (!document.getElementById(endMark)) return;
    observer.disconnect();
    act();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Shows the content for this person, and removes content of another address, as a host may serve any page for an unknown one. */
function chooseContent(root: HTMLElement, hasSession: boolean): void {
  const contentFor = (query: string) => document.getElementById(`member-content${query}`);
  const member = contentFor(location.search) ?? contentFor('');
  const isOtherPage = root.dataset['pageKind'] === 'page' && root.dataset['address'] !== location.pathname;
  const hasMemberContent = hasSession && member instanceof HTMLTemplateElement;
  if (isOtherPage || hasMemberContent) {
    root.replaceChildren();
    root.dataset['pageKind'] = 'shell';
    delete root.dataset['shared'];
  }
  if (hasMemberContent && !isOtherPage) root.append(member.content);
  // A person with an e-mailed link sees its heading instead of the landing.
  const landing = root.querySelector<HTMLElement>('[data-landing]');
  if (!landing || !hasLinkSecrets(location.search)) return;
  const heading = document.createElement('h1');
  heading.textContent = landing.dataset['landing'] ?? '';
  heading.className = 'text-lg font-bold';
  landing.replaceChildren(heading, landing.dataset['wait'] ?? '');
}

const page = document.documentElement;
const data = readPageData(document.currentScript ?? page);

// These run before the first paint, so that no wrong theme or content flashes.
applyTheme(getTheme());
const hasSession = sessionIdentity(documentTokens()) !== null;
if (hasSession) page.dataset['session'] = '';
const isLeaving = redirectToLanguage(page, location);

function preloadAllCode(): void {
  preloadCode([...data.code, ...entriesForHash(location.hash, hasSession ? data.member : data.guest)]);
}

/** Preloads dictionary and data, then the code, so that the first paint gets the bandwidth first. */
async function preloadDataThenCode(): Promise<void> {
  if (!isLeaving) preloadMessages(data.messages, page.lang);
  const shouldPreload = hasSession && data.calls.length > 0 && !isLeaving && !hasLinkSecrets(location.search);
  const calls = shouldPreload
    ? resolveCalls(entriesForHash(location.hash, data.calls), location.pathname)
    : null;
  const preloaded = calls && preloadData(calls, page.lang, Date.now());
  const firstPaint = calls && startFirstPaint(data.paint, page.lang, calls, preloaded);
  // The code waits for the first paint, but 330 ms at most.
  if (firstPaint) await Promise.race([firstPaint, new Promise((resolve) => setTimeout(resolve, 330))]);
  preloadAllCode();
}

const preloading = preloadDataThenCode().catch(preloadAllCode);

runWhenDrawn(hasSession, () => {
  const root = document.getElementById('root');
  if (!root) return;
  chooseContent(root, hasSession);
  if (hasSession) preloadFormats(page.lang);
  captureClicks(page, root);
  const showError = watchStart(page, root);
  // The page has inline styles of its own content only.
  void preloading.then(() => addStylesheet(data.sheet)).then(() => startAppAfterPaint(data.entry, showError));
});

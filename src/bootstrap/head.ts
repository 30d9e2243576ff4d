import { applyTheme, getTheme } from '@/components/theme';
import { hasLinkSecrets } from '@/routing/link-secrets';
import { preloadData, preloadMessages, resolveCalls, entriesForHash } from './preload-data';
import { addStylesheet, startAppAfterPaint, preloadCode, preloadFormats, watchStart } from './load-app';
import { startFirstPaint } from './start-first-paint';
import { readPageData } from './page-data';
import { captureClicks } from './event-capture';
import { documentTokens, sessionIdentity } from '@/api/tokens';
import { homeInPreferredLocale } from '@/routing/language';

/** Leads who wants another language from `/` to its Home (with secrets in the address the app does so itself); returns whether another page comes. */
function redirectToLanguage(page: HTMLElement, location: Location): boolean {
  const home = homeInPreferredLocale(location);
  if (home === null) return false;
  page.dataset['leaving'] = '';
  if (!hasLinkSecrets(location.search)) location.replace(home);
  return true;
}

/** Until what this person sees has come, before it is painted (`<link rel="expect">`); what members see comes after what guests do. */
function runWhenDrawn(hasSession: boolean, act: () => void): void {
  const mark = hasSession ? 'member-drawn' : 'drawn';
  document.querySelector('link[rel=expect]')?.setAttribute('href', `#${mark}`);
  const observer = new MutationObserver(() => {
    if (!document.getElementById(mark)) return;
    observer.disconnect();
    act();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Takes what was drawn for somebody else out of the page, or at another address: a host may answer an unknown address with any page. */
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
  // Who came to confirm is not asked to join Hrajem: in its place stands what they are asked.
  const landing = root.querySelector<HTMLElement>('[data-landing]');
  if (!landing || !hasLinkSecrets(location.search)) return;
  const heading = document.createElement('h1');
  heading.textContent = landing.dataset['landing'] ?? '';
  heading.className = 'text-lg font-bold';
  landing.replaceChildren(heading, landing.dataset['wait'] ?? '');
}

const page = document.documentElement;
const data = readPageData(document.currentScript ?? page);

// Before the first paint: a dark page never flashes white, and nobody sees what is for somebody else.
applyTheme(getTheme());
const hasSession = sessionIdentity(documentTokens()) !== null;
if (hasSession) page.dataset['session'] = '';
const isLeaving = redirectToLanguage(page, location);

function preloadAllCode(): void {
  preloadCode([...data.code, ...entriesForHash(location.hash, hasSession ? data.member : data.guest)]);
}

/** Asks for words and data, then for the code: what can be painted from them goes first. */
async function preloadDataThenCode(): Promise<void> {
  if (!isLeaving) preloadMessages(data.messages, page.lang);
  const shouldPreload = hasSession && data.calls.length > 0 && !isLeaving && !hasLinkSecrets(location.search);
  const calls = shouldPreload ? resolveCalls(entriesForHash(location.hash, data.calls), location.pathname) : null;
  const preloaded = calls && preloadData(calls, page.lang, Date.now());
  const firstPaint = calls && startFirstPaint(data.paint, page.lang, calls, preloaded);
  // The app's code waits for the first paint, but not for long: on a slow connection they would take each other's time.
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
  const showNotStarted = watchStart(page, root);
  // The page has the style of what it shows, and not of what the app shows next.
  void preloading.then(() => addStylesheet(data.sheet)).then(() => startAppAfterPaint(data.entry, showNotStarted));
});

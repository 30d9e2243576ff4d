import { documentTokens, identityOf } from '@/api/tokens';
import { detectHome, rememberedLocale } from '@/routing/language';
import { hasLinkSecrets } from '@/routing/link-secrets';

/** Whether somebody seems to be signed in; noted as `data-session` of the page, so that nobody with a session sees a page for guests. */
export function noteSession(page: HTMLElement): boolean {
  const hasSession = identityOf(documentTokens()) !== null;
  if (hasSession) page.dataset['session'] = '';
  return hasSession;
}

/**
 * Leads a person who wants another language from `/` to its Home, so that they never see the Czech one (`data-leaving`). With secrets in the address the app itself changes the language.
 * @returns whether another page is on its way.
 */
export function leaveForLanguage(page: HTMLElement, { pathname, search, hash }: Location): boolean {
  const { languages, userAgent } = navigator;
  const cookieLocale = rememberedLocale();
  const home = detectHome({ pathname, search, hash, cookieLocale, languages, userAgent });
  if (home === null) return false;
  page.dataset['leaving'] = '';
  if (!hasLinkSecrets(search)) location.replace(home);
  return true;
}

import { linkSecrets } from '@/routing/link-secrets';

/** Texts of a page that are somebody's own words, beside the fields: `<p data-private>`. */
const privateText = '[data-private]';

const typed = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

const cookieValues = (cookie: string): string[] =>
  cookie
    .split('; ')
    .flatMap((pair) => (/^(access|refresh)_token=/.test(pair) ? [pair.slice(pair.indexOf('=') + 1)] : []));

/** The texts that must not appear in an error report now: tokens, typed text, text of the page, link secrets. */
export function knownSecrets(page: Document = document): string[] {
  const fields = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)];
  const texts = [...page.querySelectorAll(privateText)];
  return [
    ...Object.values(linkSecrets()),
    ...cookieValues(page.cookie),
    ...fields.map(({ value }) => value.trim()),
    ...texts.map(({ textContent }) => textContent.trim()),
  ];
}

import { createHash } from 'node:crypto';
import type { Dictionary } from './dictionaries.ts';
import { sharingTags } from './sharing.ts';
import type { StaticHead } from './static-pages.ts';

interface PageValues {
  head: StaticHead;
  /** In the language of the head. */
  dictionary: Dictionary;
  referrerPolicy: string;
  /** The origin under which the app is published, or empty. */
  publicOrigin: string;
  buildId: string;
}

/** Fills the places marked `%NAME%` in index.html for one page; throws when one is left over. */
export function fillPage(
  template: string,
  { head, dictionary, referrerPolicy, publicOrigin, buildId }: PageValues,
): string {
  const { common, descriptions, errors } = dictionary.messages;
  const { locale, alternates } = head;
  const siteName = escapeHtml(common.app.name);
  const title = head.title === null ? siteName : escapeHtml(head.title);
  const description = escapeHtml(descriptions[head.described]);
  const values: Record<string, string> = {
    LANG: locale,
    TITLE: title,
    DESCRIPTION: description,
    NO_SCRIPT: escapeHtml(errors.noScript),
    NOT_STARTED: escapeHtml(errors.notStarted),
    RELOAD: escapeHtml(common.actions.reload),
    REFERRER_POLICY: referrerPolicy,
    BUILD_ID: buildId,
    SHARING: sharingTags({ locale, siteName, title, description, publicOrigin, alternates }),
    MESSAGES: dictionary.address,
  };
  return template.replace(/<!-- %(\w+)% -->|%([A-Z_]+)%/g, (place, comment?: string, name?: string) => {
    const value = values[comment ?? name ?? ''];
    if (value === undefined) throw new Error(`index.html has ${place}, which nothing fills.`);
    return value;
  });
}

/** CSP sources (`sha256-…`) of the inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g);
  return Array.from(
    scripts,
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

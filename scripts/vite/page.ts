import { createHash } from 'node:crypto';
import type { Locale } from '../../src/lib/locale.ts';
import type { Dictionary } from './dictionaries.ts';
import { sharingTags } from './sharing.ts';

interface PageValues {
  locale: Locale;
  dictionary: Dictionary;
  referrerPolicy: string;
  /** The origin under which the app is published, or empty. */
  publicOrigin: string;
  buildId: string;
}

/** Fills the places marked `%NAME%` in index.html for one language; throws when one is left over. */
export function fillPage(
  template: string,
  { locale, dictionary, referrerPolicy, publicOrigin, buildId }: PageValues,
): string {
  const { common, errors } = dictionary.messages;
  const values: Record<string, string> = {
    LANG: locale,
    TITLE: escapeHtml(common.app.name),
    DESCRIPTION: escapeHtml(common.app.description),
    NO_SCRIPT: escapeHtml(errors.noScript),
    REFERRER_POLICY: referrerPolicy,
    BUILD_ID: buildId,
    SHARING: sharingTags({
      locale,
      title: escapeHtml(common.app.name),
      description: escapeHtml(common.app.description),
      publicOrigin,
    }),
    // The attributes must stay those of the fetch in src/i18n/loader.ts, or the file is fetched twice.
    MESSAGES: `<link rel="preload" as="fetch" crossorigin href="${dictionary.address}" />`,
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

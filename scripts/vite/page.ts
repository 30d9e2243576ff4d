import { createHash } from 'node:crypto';
import type { Dictionary } from './dictionaries.ts';
import { sharingTags, structuredData } from './for-crawlers.ts';
import type { Visitor } from './screen-modules.ts';
import type { StaticHead, StaticScene } from './static-pages.ts';

/** What a build knows of a page. */
export interface BuiltValues {
  buildId: string;
  /** What stands in `#root`, and what takes its place for a person with a session, if that is something else; under a query, what has it. */
  contents: readonly (StaticScene | null)[];
  /** The HTML of each of them; none leaves `#root` empty. */
  drawn: readonly string[];
  /** The code of the script in its head. */
  headScript: string;
  /** What to ask for beside the code when somebody seems to be signed in: addresses, with `$id` for the number of the page's own. */
  early: readonly string[];
  /** The file below dist/ that paints the screen's beginning before the app is there; empty where none does. */
  firstPaint: string;
  /** The files below dist/ that the app begins with and that its style is in; empty where the page itself names them. */
  entry: string;
  sheet: string;
  /** Files below dist/ that the app's code and that of the screen are in. */
  chunks: readonly string[];
  /** Those that only one kind of visitor needs besides. */
  visitorChunks: Readonly<Record<Visitor, readonly string[]>>;
}

/** A page of which nothing is built. */
export const unbuilt: BuiltValues = {
  buildId: 'development',
  contents: [],
  drawn: [],
  headScript: '',
  early: [],
  firstPaint: '',
  entry: '',
  sheet: '',
  chunks: [],
  visitorChunks: { guest: [], member: [] },
};

interface PageValues extends BuiltValues {
  head: StaticHead;
  /** In the language of the head. */
  dictionary: Dictionary;
  referrerPolicy: string;
  /** The origin under which the app is published, or empty. */
  publicOrigin: string;
}

/** Fills the places marked `%NAME%` in index.html for one page; throws when one is left over. */
export function fillPage(template: string, page: PageValues): string {
  const { head, dictionary, publicOrigin, contents, drawn } = page;
  const { common, descriptions, errors } = dictionary.messages;
  const { locale, alternates } = head;
  const [content] = contents;
  const [html, ...memberHtml] = drawn;
  const queries = contents.slice(1).map((member) => /\?.*/.exec(member?.address ?? '')?.[0] ?? '');
  const siteName = escapeHtml(common.app.name);
  const title = head.title === null ? siteName : escapeHtml(head.title);
  const description = escapeHtml(descriptions[head.described]);
  const values: Record<string, string> = {
    LANG: locale,
    TITLE: title,
    DESCRIPTION: description,
    NO_SCRIPT: escapeHtml(head.isReadable ? errors.noScriptReadable : errors.noScript),
    NOT_STARTED: escapeHtml(errors.notStarted),
    RELOAD: escapeHtml(common.actions.reload),
    REFERRER_POLICY: page.referrerPolicy,
    BUILD_ID: page.buildId,
    SHARING: [
      sharingTags({ locale, siteName, title, description, publicOrigin, alternates }),
      ...structuredData(head, { siteName: common.app.name, description: descriptions.index, publicOrigin }),
    ].join('\n    '),
    HEAD: page.headScript,
    SCENE: html === undefined ? 'shell' : (content?.kind ?? 'shell'),
    SHARED: memberHtml.length === 0 ? 'yes' : 'no',
    ADDRESS: content?.address ?? '',
    CONTENT: html ?? '',
    EARLY_CALLS: page.early.join(' '),
    FIRST_PAINT: page.firstPaint,
    ENTRY: page.entry,
    SHEET: page.sheet,
    CHUNKS: page.chunks.join(' '),
    GUEST_CHUNKS: page.visitorChunks.guest.join(' '),
    MEMBER_CHUNKS: page.visitorChunks.member.join(' '),
    MEMBER_CONTENT: memberHtml
      .map((member, index) => `<template id="member-content${queries[index] ?? ''}">${member}</template>`)
      .join(''),
    MESSAGES: dictionary.address,
  };
  return template.replace(/<!-- %(\w+)% -->|%([A-Z_]+)%/g, (place, comment?: string, name?: string) => {
    const value = values[comment ?? name ?? ''];
    if (value === undefined) throw new Error(`index.html has ${place}, which nothing fills.`);
    return value;
  });
}

const sheetLink = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;

/**
 * Takes the app's own script, and what it imports, out of a built page: the page's scripts ask for them, and for the style
 * sheet, in their turn.
 * @returns the page without them, and the files below dist/ that the app begins with and that its style is in; empty when there
 *   is none.
 */
export function takeEntry(html: string): { html: string; entry: string; sheet: string } {
  const script = /\s*<script type="module"[^>]* src="\/([^"]+)"><\/script>/.exec(html);
  return {
    html: html.replace(script?.[0] ?? '', '').replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, ''),
    entry: script?.[1] ?? '',
    sheet: sheetLink.exec(html)?.[1] ?? '',
  };
}

/**
 * Puts the style of the first paint into the page in the place of its style sheet, which the script in the head asks for
 * in its turn; where no script runs, it comes at the end, and what stands before it is painted without waiting for it.
 */
export function inlineStyle(html: string, style: string): string {
  const link = sheetLink.exec(html)?.[0];
  if (!link) throw new Error('The page has no style sheet.');
  return html
    .replace(link, () => `\n    <style>${style}</style>`)
    .replace('</body>', () => `<noscript>${link.trim()}</noscript>\n  </body>`);
}

const inlineScripts = /(<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>)([^]*?)<\/script>/g;

/** The CSP source (`sha256-…`) of the text of an inline script or style. */
export const sourceHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** CSP sources (`sha256-…`) of the inline scripts of a page; a block of data (JSON-LD) is none and needs no hash. */
export function inlineScriptHashes(html: string): string[] {
  return Array.from(html.matchAll(inlineScripts), ([, , code = '']) => sourceHash(code));
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

import { createHash } from 'node:crypto';
import type { Dictionary } from '../words/dictionaries.ts';
import type { Visitor } from './screen-modules.ts';
import { sharingTags, structuredData } from './seo.ts';
import type { StaticHead, RootContent } from './static-pages.ts';

/** The values of a page that only a build knows. */
export interface BuiltValues {
  buildId: string;
  /** The contents of `#root`: for guests; then, if members see something else, for members without a query and for members with each query. */
  contents: readonly (RootContent | null)[];
  /** The HTML of each of `contents`; an empty list leaves `#root` empty. */
  prerenderedHtml: readonly string[];
  headScript: string;
  /** Addresses to preload when somebody seems to be signed in; `$id` stands for the id in the page's address. */
  preloadAddresses: readonly string[];
  /** The first-paint scripts, below dist/; `file#hash` only for an address with that hash. */
  firstPaintFiles: readonly string[];
  /** The app's entry script and style sheet, below dist/; empty in development, where the page itself links to them. */
  entry: string;
  sheet: string;
  /** The chunks of the app and of the screen, below dist/. */
  chunks: readonly string[];
  /** Further chunks that only guests or only members need. */
  visitorChunks: Readonly<Record<Visitor, readonly string[]>>;
}

export const developmentValues: BuiltValues = {
  buildId: 'development',
  contents: [],
  prerenderedHtml: [],
  headScript: '',
  preloadAddresses: [],
  firstPaintFiles: [],
  entry: '',
  sheet: '',
  chunks: [],
  visitorChunks: { guest: [], member: [] },
};

interface PageValues extends BuiltValues {
  head: StaticHead;
  /** The dictionary in the language of the head. */
  dictionary: Dictionary;
  referrerPolicy: string;
  publicOrigin: string;
}

/** Fills the placeholders `%NAME%` of index.html for one page; throws for an unknown placeholder. */
export function fillPage(template: string, page: PageValues): string {
  const { head, dictionary, publicOrigin, contents, prerenderedHtml } = page;
  const { common, descriptions, errors } = dictionary.messages;
  const { locale, alternates } = head;
  const [content, ...memberContents] = contents;
  const [html, ...memberHtml] = prerenderedHtml;
  const queries = memberContents.map((member) => /\?.*/.exec(member?.address ?? '')?.[0] ?? '');
  const siteName = escapeHtml(common.appName);
  const title = head.title === null ? siteName : escapeHtml(head.title);
  const description = escapeHtml(descriptions[head.descriptionRoute]);
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
      ...structuredData(head, { siteName: common.appName, description: descriptions.index, publicOrigin }),
    ].join('\n    '),
    HEAD: page.headScript,
    SCENE: html === undefined ? 'shell' : (content?.kind ?? 'shell'),
    SHARED: memberHtml.length === 0 ? 'yes' : 'no',
    ADDRESS: content?.address ?? '',
    CONTENT: html ?? '',
    EARLY_CALLS: page.preloadAddresses.join(' '),
    FIRST_PAINT: page.firstPaintFiles.join(' '),
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
  return template.replace(/<!-- %\w+% -->|%[A-Z_]+%/g, (placeholder) => {
    const value = values[placeholder.replaceAll(/\W/g, '')];
    if (value === undefined) throw new Error(`index.html has ${placeholder}, which nothing fills.`);
    return value;
  });
}

const sheetLinkPattern = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;

/** Removes the app's entry script and its preloads from a built page; returns the page and the paths of entry and style sheet below dist/. */
export function removeEntry(html: string): { html: string; entry: string; sheet: string } {
  const scriptMatch = /\s*<script type="module"[^>]* src="\/([^"]+)"><\/script>/.exec(html);
  return {
    html: html.replace(scriptMatch?.[0] ?? '', '').replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, ''),
    entry: scriptMatch?.[1] ?? '',
    sheet: sheetLinkPattern.exec(html)?.[1] ?? '',
  };
}

/** Replaces the link of the style sheet by an inline style. The bootstrap script loads the sheet later; `<noscript>` gets the link. */
export function inlineStyle(html: string, style: string): string {
  const link = sheetLinkPattern.exec(html)?.[0];
  if (!link) throw new Error('The page has no style sheet.');
  return html
    .replace(link, () => `\n    <style>${style}</style>`)
    .replace('</body>', () => `<noscript>${link.trim()}</noscript>\n  </body>`);
}

const inlineScriptPattern = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g;

/** The CSP source (`sha256-…`) of the text of an inline script or style. */
export const hashSource = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The CSP sources (`sha256-…`) of a page's inline scripts; JSON-LD needs no hash. */
export function hashInlineScripts(html: string): string[] {
  return Array.from(html.matchAll(inlineScriptPattern), ([, code = '']) => hashSource(code));
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

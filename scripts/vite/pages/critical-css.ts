import Beasties from 'beasties';

/** An HTML page of the build, before its style is inlined. */
export interface BuiltPage {
  /** Its path below dist/. */
  file: string;
  notFoundFile?: string | undefined;
  html: string;
  /** The pages whose style is inlined together: each style has a hash in the Content-Security-Policy. */
  group: string;
}

/** The page's body for Beasties, which neither decodes `&amp;` in class names nor looks into the `<template>` of members. */
const bodyOf = (html: string): string =>
  html
    .slice(html.indexOf('<body>'), html.indexOf('</body>'))
    .replaceAll('&amp;', '&')
    .replaceAll(/<\/?template[^>]*>/g, '');

/** Selectors that the first paint needs although no prerendered element matches them yet, or that Beasties cannot parse. */
const allowedSelectors = [/data-(?:theme|leaving|session|not-ready|log)|hidden|:(?:is|where)\(/];

/** An element with every word of the code as a class name, and the child elements that a class such as `[&>button]:px-3` selects. */
function elementWithClassesOf(code: string): string {
  const words = [...new Set(code.split(/[\s`'"]+/))].filter((word) => /^[\w:[\]()./,%&@=>+*!-]+$/.test(word));
  const childNames = words.map((word) => /\[&[>_](\w+)\]:/.exec(word)?.[1] ?? '');
  return `<div class="${words.join(' ')}">${childNames.map((name) => name && `<${name}></${name}>`).join('')}</div>`;
}

/** The rules that the pages and the first-paint code need before the style sheet has loaded. Throws when Beasties returns none. */
export async function makeCriticalCss(css: string, pages: readonly BuiltPage[], firstPaintCode: string) {
  const beasties = new Beasties({
    logLevel: 'silent',
    fonts: false,
    // Beasties cannot tell which keyframes are needed: their names are in custom properties.
    keyframes: 'all',
    allowRules: allowedSelectors,
  });
  const pageHtml = `<!doctype html><html lang="cs"><head><style>${css}</style></head><body>${pages.map(({ html }) => bodyOf(html)).join('')}${elementWithClassesOf(firstPaintCode)}</body></html>`;
  const html = await beasties.process(pageHtml);
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1];
  if (!style) throw new Error('No style sheet was found for the first paint.');
  return style;
}

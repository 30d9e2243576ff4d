import Beasties from 'beasties';

/** A page of the build. */
export interface FilledPage {
  /** Below dist/. */
  file: string;
  html: string;
  /** Whether it is drawn for people who are signed in, too. */
  isForMembers: boolean;
}

/**
 * Its entities are left as they are by Beasties, which then looks for a class `[&amp;_h2]:mt-4`; and it does not look for elements in
 * a template, in which the content of members stands.
 */
const bodyOf = (html: string): string =>
  html
    .slice(html.indexOf('<body>'), html.indexOf('</body>'))
    .replaceAll('&amp;', '&')
    .replaceAll(/<\/?template[^>]*>/g, '');

/** What no prerendered element matches yet, and yet decides about the first paint; and selectors that Beasties does not understand. */
const always = [/data-theme/, /data-leaving/, /data-session/, /data-not-ready/, /hidden/, /:(?:is|where)\(/];

/**
 * An element with every word of some code that could be a class: among them are those that it gives to elements. In it are the elements
 * that such a class names, as `[&>button]:px-3` does.
 */
function classesOf(code: string): string {
  const words = [...new Set(code.split(/[\s`'"]+/))].filter((word) => /^[\w:[\]()./,%&@=>+*!-]+$/.test(word));
  const children = words.map((word) => /\[&[>_](\w+)\]:/.exec(word)?.[1] ?? '');
  return `<div class="${words.join(' ')}">${children.map((name) => name && `<${name}></${name}>`).join('')}</div>`;
}

/**
 * The rules of a style sheet that the given pages need for their first paint, and the code that paints before the app is
 * there: one style for all of them.
 */
export async function criticalCss(
  css: string,
  pages: readonly Pick<FilledPage, 'html'>[],
  paintCode = '',
): Promise<string> {
  const beasties = new Beasties({
    logLevel: 'silent',
    fonts: false,
    // Which of them is needed stands in a property, which Beasties does not follow.
    keyframes: 'all',
    allowRules: always,
  });
  const page = `<!doctype html><html lang="cs"><head><style>${css}</style></head><body>${pages.map(({ html }) => bodyOf(html)).join('')}${classesOf(paintCode)}</body></html>`;
  const html = await beasties.process(page);
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1];
  if (!style) throw new Error('No style sheet was found for the first paint.');
  return style;
}

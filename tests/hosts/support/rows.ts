import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesIn, root } from '../../../scripts/lib/project';
import { pageAddresses } from '../../../scripts/vite/pages/static-pages';

export const dist = join(root, 'dist');

/** What a host sends for an address, after its redirects; `status` is that of the first answer. */
export interface Answer {
  status: number;
  /** The media type without its parameters. */
  type: string | null;
  encoding: string | null;
  caching: string | null;
  /** The Content-Security-Policy; `policy` is that of the build. */
  csp: string | null;
  hsts: string | null;
  /** The file of the build with this content. */
  file: string;
}

export interface Row {
  address: string;
  answer: Answer;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

const files = filesIn(dist);

/** The policy of the build, from its `_headers`. */
export const policy = /Content-Security-Policy: (default-src 'self'; .*)/.exec(
  readFileSync(join(dist, '_headers'), 'utf8'),
)?.[1];

const answerOf = (file: string, status = 200, caching = 'no-cache'): Answer => ({
  status,
  type: types[extname(file)] ?? null,
  encoding: existsSync(join(dist, `${file}.br`)) ? 'br' : null,
  caching,
  csp: 'policy',
  hsts: 'max-age=31536000',
  file,
});

const immutable = (file: string) => answerOf(file, 200, 'public, max-age=31536000, immutable');
const unknown = { cs: answerOf('404.html', 404, 'no-store'), en: answerOf('en/404.html', 404, 'no-store') };
const missing = answerOf('not-found.txt', 404, 'no-store');

/** An address for each page, with a slash at its end, and by the name of its file. */
const pageRows = pageAddresses().flatMap(([pattern, page]): Row[] => {
  const address = pattern.replace(':id', '7').replace(':partner', 'sokol.brno');
  if (page === '/')
    return ['/', '/index.html'].map((path) => ({ address: path, answer: answerOf('index.html') }));
  const isShared = page.endsWith('/');
  const answer = answerOf(isShared ? `${page.slice(1)}index.html` : `${page.slice(1)}.html`);
  return [address, `${address}/`, ...(isShared ? [] : [`${address}.html`])].map((path) => ({
    address: path,
    answer,
  }));
});

const others = new Set(
  pageRows
    .filter(({ address, answer: { file } }) => /.\/$|\.html$/.test(address) && !file.includes('app/'))
    .map(({ address }) => address),
);

/** The further addresses of pages with a file of their own, which some hosts redirect. */
export const otherAddresses = { test: (address: string): boolean => others.has(address) };

/** The first file of the build whose name matches; throws when there is none. */
export function findFile(pattern: RegExp): string {
  const found = files.find((name) => pattern.test(name));
  if (found === undefined) throw new Error(`No file of the build matches ${pattern.source}`);
  return found;
}

const entry = findFile(/^assets\/app-.*\.js$/);

const fileRows = [
  ...[entry, `${entry}.map`, findFile(/^assets\/.*\.css$/), findFile(/^_i18n\/.*\.json$/)].map(immutable),
  ...[findFile(/^icons\/.*\.png$/), 'icon.svg', 'manifest.cs.webmanifest', 'robots.txt', 'version.json'].map(
    (name) => answerOf(name),
  ),
  answerOf('sw.js', 200, 'no-store'),
].map((answer): Row => ({ address: `/${answer.file}`, answer }));

const withAnswer = (answer: Answer, addresses: string): Row[] =>
  addresses.split(' ').map((address) => ({ address, answer }));

/** The answer of a host that publishes the build's compressed files as files of their own. */
export const publishedBrotli: Partial<Answer> = {
  ...immutable(`${entry}.br`),
  type: 'application/octet-stream',
};

/** The addresses that a host is asked for, each with the answer that the app needs (docs/deploy.md). */
export const rows: readonly Row[] = [
  ...pageRows,
  ...withAnswer(answerOf('o-nas.html'), '/%6F-nas /o-nas?a=1'),
  ...withAnswer(answerOf('app/detail/index.html'), '/detail/a%20b /detail/7?a=1'),
  ...withAnswer(
    unknown.cs,
    '/nikde /nikde/ /nikde/daleko /z%C3%A1pasy /O-NAS /EN/about-us /enigma /_headers /_redirects',
  ),
  ...withAnswer(unknown.en, '/en/nowhere /en/nowhere/ /en/nowhere/far /en/About-Us /en/o-nas'),
  ...fileRows,
  ...withAnswer(
    missing,
    `/${entry}.br /assets/none.js /_i18n/none.json /icons/none.png /.well-known/security.txt`,
  ),
  ...withAnswer(missing, '/sitemap.xml /favicon.ico /apple-touch-icon.png /api/user/session'),
];

/** The file of the build with this content, first of all the meant one. */
export function fileWith(content: Buffer, meant: string): string {
  const hasContent = (name: string) => readFileSync(join(dist, name)).equals(content);
  return [meant, ...files].find(hasContent) ?? 'none of the build';
}

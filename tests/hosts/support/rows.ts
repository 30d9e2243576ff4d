import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesIn, root } from '../../../scripts/lib/project';
import { pageAddresses } from '../../../scripts/vite/pages/static-pages';

export const dist = join(root, 'dist');

/** What a host sends for an address, after its redirects; `status` is that of the first answer. */
export interface Answer {
  status: number;
  type: string | null;
  encoding: string | null;
  caching: string | null;
  /** The names of the other headers that are wrong, missing or too many. */
  wrongHeaders: string;
  /** The file of the build with this content. */
  file: string;
}

export interface Row {
  address: string;
  answer: Answer;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const files = filesIn(dist);

/** The headers of every answer; of the policy only the build knows the hashes. */
export const everyHeader: Readonly<Record<string, string>> = {
  'content-security-policy':
    /Content-Security-Policy: (default-src 'self'; .*)/.exec(
      readFileSync(join(dist, '_headers'), 'utf8'),
    )?.[1] ?? '',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

const answerOf = (file: string, status = 200, caching = 'no-cache'): Answer => ({
  status,
  type: types[extname(file)] ?? null,
  encoding: existsSync(join(dist, `${file}.br`)) ? 'br' : null,
  caching,
  wrongHeaders: '',
  file,
});

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

/** The first file of the build whose name matches; throws when there is none. */
export function findFile(pattern: RegExp): string {
  const found = files.find((name) => pattern.test(name));
  if (found === undefined) throw new Error(`No file of the build matches ${pattern.source}`);
  return found;
}

const entry = findFile(/^assets\/app-.*\.js$/);

const cachingOf = (file: string) =>
  /^(assets|_i18n)\//.test(file)
    ? 'public, max-age=31536000, immutable'
    : file === 'sw.js'
      ? 'no-store'
      : 'no-cache';

/** One file of each type in each folder, but the pages and what has no address of its own. */
const fileRows = Object.values(
  Object.fromEntries(
    files
      .filter((file) => !/^_(headers|redirects)$|\.(html|br|gz)$|^not-found/.test(file))
      .map((file) => [`${file.split('/')[0]} ${extname(file)}`, file]),
  ),
).map((file): Row => ({ address: `/${file}`, answer: answerOf(file, 200, cachingOf(file)) }));

const withAnswer = (answer: Answer, addresses: string): Row[] =>
  addresses.split(' ').map((address) => ({ address, answer }));

/** The answer of a host that publishes the build's compressed files as files of their own. */
export const publishedBrotli: Partial<Answer> = {
  ...answerOf(`${entry}.br`, 200, cachingOf(entry)),
  type: 'application/octet-stream',
};

/** The addresses that a host is asked for, each with the answer that the app needs (docs/deploy.md). */
export const rows: readonly Row[] = [
  ...pageRows,
  ...withAnswer(answerOf('o-nas.html'), '/%6F-nas /o-nas?a=1'),
  ...withAnswer(answerOf('app/detail/index.html'), '/detail/a%20b /detail/7?a=1'),
  ...withAnswer(
    unknown.cs,
    '/nikde /nikde/ /nikde/daleko /z%C3%A1pasy /O-NAS /EN/about-us /enigma /assets /a.html /_headers /_redirects',
  ),
  ...withAnswer(unknown.en, '/en/nowhere /en/nowhere/ /en/nowhere/far /en/About-Us /en/o-nas'),
  ...fileRows,
  ...withAnswer(
    missing,
    `/${entry}.br /assets/ /assets/none.js /assets/*.js /_i18n/none.json /icons/none.png`,
  ),
  ...withAnswer(
    missing,
    '/.well-known/security.txt /sitemap.xml /favicon.ico /apple-touch-icon.png /api/user/session',
  ),
];

/** The addresses of some rows, for a difference. */
const addressesOf = (isMeant: (row: Row) => boolean) => {
  const addresses = new Set(rows.filter(isMeant).map(({ address }) => address));
  return { test: (address: string): boolean => addresses.has(address) };
};

/** The further addresses of pages with a file of their own, which some hosts redirect. */
export const otherAddresses = addressesOf(
  ({ address, answer: { file, status } }) =>
    status === 200 && /.\/$|\.html$/.test(address) && !file.includes('app/'),
);
export const missingFiles = addressesOf(({ answer: { file } }) => file === 'not-found.txt');
export const unknownAddresses = addressesOf(({ answer: { status } }) => status === 404);
export const unknownInEnglish = addressesOf(({ answer: { file } }) => file === 'en/404.html');

/** The answer of the embedded backend to somebody without a session, through a server of deploy/. */
export const backendAnswer = {
  status: 401,
  type: 'application/problem+json',
  wrongHeaders:
    'content-language content-security-policy cross-origin-opener-policy permissions-policy referrer-policy',
  file: 'none of the build',
};

/** The file of the build with this content, first of all the meant one. */
export function fileWith(content: Buffer, meant: string): string {
  const hasContent = (name: string) => readFileSync(join(dist, name)).equals(content);
  return [meant, ...files].find(hasContent) ?? 'none of the build';
}

import { isFileName } from './content-type.ts';

/**
 * The rules of `dist/_headers` and `dist/_redirects` as static hosts (Netlify, Cloudflare Pages) apply them, so that
 * the bundled server answers as the published app does: as far as a build makes use of them (scripts/vite/host-files.ts). Anything else is
 * an error, never skipped.
 */

export interface HeaderRule {
  pattern: RegExp;
  /** In the order of the file; null takes away what earlier rules have set (`! Name`). */
  fields: { name: string; value: string | null }[];
}

export interface RedirectRule {
  pattern: RegExp;
  to: string;
  status: number;
}

interface HostRules {
  headers: HeaderRule[];
  redirects: RedirectRule[];
}

/** What to answer for a path: a file of the build, or nothing but a status. */
interface HostAnswer {
  status: number;
  /** Path of the file below the build's folder, beginning with a slash. */
  file?: string;
  headers: Record<string, string>;
}

/** Reads both files; throws naming the line that is not understood. */
export const parseHostRules = (headers: string, redirects: string): HostRules => ({
  headers: parseHeaders(headers),
  redirects: parseRedirects(redirects),
});

/** The files that a pathname may mean, as hosts look for them: `/o-nas` is `o-nas.html` too, and `/a/` is `a/index.html`. */
const candidateFiles = (pathname: string): string[] => {
  const bare = pathname.replace(/\/$/, '');
  return [...(bare === pathname ? [pathname] : [`${bare}/index.html`]), ...(bare ? [`${bare}.html`] : [])];
};

/**
 * The answer for a request's pathname (percent-encoded, no query). A file that exists wins, then the first redirect
 * that matches; a failure is never cached. A file that does not exist is never a page, whatever its name: hosts, which know no
 * such rule, do so only where the redirects name it.
 */
export function resolvePath(
  rules: HostRules,
  pathname: string,
  exists: (file: string) => boolean,
): HostAnswer {
  const headers = headersFor(rules.headers, pathname);
  const found = /^\/_(headers|redirects)$/.test(pathname) ? undefined : candidateFiles(pathname).find(exists);
  if (found !== undefined) return { status: 200, file: found, headers };
  for (const { pattern, to, status } of rules.redirects) {
    if (!pattern.test(pathname) || (status === 200 && isFileName(pathname))) continue;
    const file = candidateFiles(to).find(exists) ?? to;
    return { status, file, headers: status === 200 ? headers : withoutCache(headers) };
  }
  return { status: 404, headers: withoutCache(headers) };
}

const withoutCache = (headers: Record<string, string>) => ({ ...headers, 'cache-control': 'no-store' });

function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  const result: Record<string, string> = {};
  for (const { pattern, fields } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const { name, value } of fields) {
      if (value === null) delete result[name];
      else result[name] = name in result ? `${result[name]}, ${value}` : value;
    }
  }
  return result;
}

function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of significantLines(text)) {
    if (line.startsWith('/')) {
      rules.push({ pattern: toPattern(line), fields: [] });
      continue;
    }
    const [, removed, name, value] = /^(?:! *([\w-]+)|([\w-]+): *(.+))$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !(removed ?? name)) throw new Error(`_headers: not understood: ${line}`);
    rule.fields.push({ name: (removed ?? name ?? '').toLowerCase(), value: value ?? null });
  }
  return rules;
}

function parseRedirects(text: string): RedirectRule[] {
  return significantLines(text).map((line) => {
    const [, from, to, status] = /^(\/\S*)\s+(\/[^\s:]*)\s+(200|404)$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects: not understood: ${line}`);
    return { pattern: toPattern(from), to, status: Number(status) };
  });
}

const significantLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** A pattern of the two files: `*` stands for anything, `:name` for one segment. */
function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}$`);
}

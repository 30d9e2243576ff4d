/** Applies `dist/_headers` and `dist/_redirects` like static hosts, but supports only the rules of scripts/vite/host-files.ts. */

export interface HeaderRule {
  pattern: RegExp;
  /** The headers in the order of the file. The value null (`! Name`) removes a header that earlier rules have set. */
  fields: { name: string; value: string | null }[];
}

interface RedirectRule {
  pattern: RegExp;
  /** The path of the page that is sent. */
  target: string;
  status: number;
}

interface HostRules {
  headers: HeaderRule[];
  redirects: RedirectRule[];
}

/** The response for a path; without `file` it has no body. */
interface HostAnswer {
  status: number;
  /** The path within `dist`, which begins with a slash. */
  file?: string;
  headers: Record<string, string>;
}

/** Parses the contents of both files; throws an error that names an invalid line. */
export const parseHostRules = (headers: string, redirects: string): HostRules => ({
  headers: parseHeaders(headers),
  redirects: parseRedirects(redirects),
});

/** Returns the possible files of a pathname: `/o-nas` can be `o-nas.html`, and `/a/` can be `a/index.html`. */
const candidateFiles = (pathname: string): string[] => {
  const pathWithoutSlash = pathname.replace(/\/$/, '');
  return [
    ...(pathWithoutSlash === pathname ? [pathname] : [`${pathWithoutSlash}/index.html`]),
    ...(pathWithoutSlash ? [`${pathWithoutSlash}.html`] : []),
  ];
};

/** Resolves a pathname to an existing file, else by the first matching redirect. */
export function resolvePath(
  rules: HostRules,
  pathname: string,
  exists: (file: string) => boolean,
): HostAnswer {
  const headers = combineHeaders(rules.headers, pathname);
  const existingFile = candidateFiles(pathname).find(exists);
  if (existingFile !== undefined) return { status: 200, file: existingFile, headers };
  for (const { pattern, target, status } of rules.redirects) {
    if (!pattern.test(pathname)) continue;
    const file = candidateFiles(target).find(exists) ?? target;
    return { status, file, headers: status === 200 ? headers : forbidCaching(headers) };
  }
  return { status: 404, headers: forbidCaching(headers) };
}

const forbidCaching = (headers: Record<string, string>) => ({ ...headers, 'cache-control': 'no-store' });

function combineHeaders(rules: HeaderRule[], pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { pattern, fields } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const { name, value } of fields) {
      if (value === null) delete headers[name];
      else headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of listRuleLines(text)) {
    if (line.startsWith('/')) {
      rules.push({ pattern: toPattern(line), fields: [] });
      continue;
    }
    const [, removedName, name, value] = /^(?:! *([\w-]+)|([\w-]+): *(.+))$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !(removedName ?? name)) throw new Error(`_headers: not understood: ${line}`);
    rule.fields.push({ name: (removedName ?? name ?? '').toLowerCase(), value: value ?? null });
  }
  return rules;
}

function parseRedirects(text: string): RedirectRule[] {
  return listRuleLines(text).map((line) => {
    const [, source, target, status] = /^(\/\S*)\s+(\/[^\s:]*)\s+(200|404)$/.exec(line) ?? [];
    if (!source || !target) throw new Error(`_redirects: not understood: ${line}`);
    return { pattern: toPattern(source), target, status: Number(status) };
  });
}

const listRuleLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** Converts a path pattern: `*` matches anything, `:name` matches one segment. */
function toPattern(path: string): RegExp {
  const patternSource = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${patternSource}$`);
}

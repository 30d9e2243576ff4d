import { CONTENT_TYPES } from '../../mocks/http/content-type.ts';
import { parseHostRules } from '../../mocks/http/host-rules.ts';

/** `_headers`, `_redirects` and the media types of a build, in a form that every server can express. */
export interface ServerRules {
  /** In order: of two fields with one name, the later rule that matches counts. */
  headers: { pattern: string; fields: { name: string; value: string }[] }[];
  types: { type: string; extensions: string[] }[];
  /** The first row that matches counts; only for addresses without a file. */
  rows: { pattern: string; file: string; status: number }[];
}

/** Paths of compressed files, which no browser requests by name. */
export const COMPRESSED_PATTERN = String.raw`\.(br|gz)$`;

/**
 * Reads the rules of a build; `exists` tells whether it has a file. Throws for a header that is added to or only taken away, and for
 * a row whose target is missing.
 */
export function serverRules(
  headers: string,
  redirects: string,
  exists: (file: string) => boolean,
): ServerRules {
  const rules = parseHostRules(headers, redirects);
  const definedNames = new Set<string>();
  const sourceOf = (pattern: RegExp) => pattern.source.replaceAll(String.raw`\/`, '/');

  const setFields = (fields: (typeof rules.headers)[number]['fields']) =>
    fields.flatMap(({ name, value }) => {
      if (value === null) {
        if (!fields.some((otherField) => otherField.name === name && otherField.value !== null))
          throw new Error(`_headers takes ${name} away and puts nothing there.`);
        definedNames.delete(name);
        return [];
      }
      if (definedNames.has(name))
        throw new Error(`_headers adds to ${name}, and other servers would replace it.`);
      definedNames.add(name);
      return [{ name, value }];
    });

  const findFile = (target: string) => {
    const file = target.replace(/\/$/, '/index.html');
    if (!exists(file)) throw new Error(`_redirects leads to ${target}, which is not in the build.`);
    return file;
  };

  return {
    headers: rules.headers.map(({ pattern, fields }) => ({
      pattern: sourceOf(pattern),
      fields: setFields(fields),
    })),
    types: [...new Set(Object.values(CONTENT_TYPES))].map((type) => ({
      type,
      extensions: Object.keys(CONTENT_TYPES)
        .filter((name) => CONTENT_TYPES[name] === type)
        .map((name) => name.slice(1)),
    })),
    rows: rules.redirects.map(({ pattern, target, status }) => ({
      pattern: sourceOf(pattern),
      file: findFile(target),
      status,
    })),
  };
}

/** A pattern in PCRE's syntax, where `$` would also match before a line break at the end. */
export const pcrePattern = (pattern: string): string => `(?s)${pattern.replace(/\$$/, String.raw`\z`)}`;

/** A text in double quotes for a server's configuration. Throws when it has a character that `server` would interpret. */
export function quote(text: string, interpreted: RegExp, server: string): string {
  if (interpreted.test(text)) throw new Error(`${server} would take this for more than a text: ${text}`);
  return `"${text}"`;
}

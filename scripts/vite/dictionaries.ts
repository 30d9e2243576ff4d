import { createHash } from 'node:crypto';
import path from 'node:path';
import { runnerImport } from 'vite';
import type { Messages } from '../../src/i18n/translate';
import { messageShape } from '../../src/i18n/shape.ts';
import { locales, type Locale } from '../../src/lib/locale.ts';

/** One language as it is served. */
export interface Dictionary {
  messages: Messages;
  /** The content of `messages.json`. */
  json: string;
  /** `/_i18n/{hash}/{locale}/messages.json`; the hash is the first 16 hex digits of the content's SHA-256. */
  address: string;
}

export interface Dictionaries {
  byLocale: Record<Locale, Dictionary>;
  /** The fingerprint of the keys that all of them have. */
  shape: string;
}

/** The first 16 hex digits of the SHA-256 of a text. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Reads the TypeScript dictionaries below `root` anew; throws when a text is blank or the languages' keys differ. */
export async function readDictionaries(root: string): Promise<Dictionaries> {
  const entries = await Promise.all(
    locales.map(async (locale) => [locale, await readDictionary(root, locale)] as const),
  );
  const shapes = new Set(entries.map(([, { messages }]) => messageShape(messages)));
  const [shape] = shapes;
  if (!shape || shapes.size > 1) {
    throw new Error(
      'The dictionaries in src/i18n differ in their keys or have a blank text (see src/i18n/README.md).',
    );
  }
  return { byLocale: Object.fromEntries(entries) as Record<Locale, Dictionary>, shape };
}

async function readDictionary(root: string, locale: Locale): Promise<Dictionary> {
  const file = path.join(root, 'src/i18n', locale, 'index.ts');
  const { module } = await runnerImport<{ default: Messages }>(file, { configFile: false, root });
  const json = JSON.stringify(module.default);
  return { messages: module.default, json, address: `/_i18n/${shortHash(json)}/${locale}/messages.json` };
}

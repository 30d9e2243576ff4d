import { createHash } from 'node:crypto';
import { messageShape } from '../../../src/i18n/shape.ts';
import type { Messages } from '../../../src/i18n/translate';
import { locales, type Locale } from '../../../src/lib/locale.ts';
import { load } from '../../lib/load.ts';
import { bindMessages } from './no-break-characters.ts';

/** The messages of one language, as the host serves them. */
export interface Dictionary {
  messages: Messages;
  /** The content of `messages.json`. */
  json: string;
  /** `/_i18n/{hash}/{locale}/messages.json`; the hash is the first 16 hex digits of the content's SHA-256. */
  address: string;
}

export interface Dictionaries {
  byLocale: Record<Locale, Dictionary>;
  /** A fingerprint of the keys, which are the same in every language. */
  shape: string;
}

/** The first 16 hex digits of the SHA-256 of a text. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Reads the TypeScript dictionaries below `root`; throws an error that lists every blank and every missing text. */
export async function readDictionaries(root: string): Promise<Dictionaries> {
  const dictionaryEntries = await Promise.all(
    locales.map(async (locale) => [locale, await readDictionary(root, locale)] as const),
  );
  const faults = dictionaryFaults(dictionaryEntries);
  const shape = messageShape(dictionaryEntries[0]?.[1].messages);
  if (faults.length > 0 || !shape)
    throw new Error(`The dictionaries in src/i18n are not complete:\n  ${faults.join('\n  ')}`);
  return { byLocale: Object.fromEntries(dictionaryEntries) as Record<Locale, Dictionary>, shape };
}

/** One line for each blank text and for each key that only another language has. */
function dictionaryFaults(dictionaries: readonly (readonly [Locale, Dictionary])[]): string[] {
  const texts = dictionaries.map(([locale, { messages }]) => [locale, new Map(textsIn(messages))] as const);
  const keys = new Set(texts.flatMap(([, textByKey]) => [...textByKey.keys()]));
  return texts.flatMap(([locale, textByKey]) =>
    [...keys]
      .filter((key) => !textByKey.get(key)?.trim())
      .map((key) => `${locale}: ${key} ${textByKey.has(key) ? 'is blank' : 'is missing'}`),
  );
}

const textsIn = (value: object, path = ''): [key: string, text: string][] =>
  Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null
      ? textsIn(child, `${path}${name}.`)
      : [[`${path}${name}`, String(child)]],
  );

async function readDictionary(root: string, locale: Locale): Promise<Dictionary> {
  const file = await load<{ default: Messages }>(`src/i18n/${locale}/index.ts`, root);
  const messages = bindMessages(file.default, locale);
  const json = JSON.stringify(messages);
  return { messages, json, address: `/_i18n/${shortHash(json)}/${locale}/messages.json` };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { messageAddresses } from 'virtual:i18n';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { preloadMessages } from '@/bootstrap/preload-data.ts';
import cs from '@/i18n/cs';
import { takeEarlyMessages } from '@/i18n/early-messages';
import en from '@/i18n/en';
import { loadMessages } from '@/i18n/loader';
import { locales, type Locale } from '@/lib/locale';
import { createStaticFiles } from '@mocks/http/static-files';
import { operationAt } from '../../scripts/contract/document.ts';
import { headersFile, redirectsFile } from '../../scripts/vite/host-files.ts';
import { notFoundFiles, sharedPagePatterns } from '../../scripts/vite/pages/static-pages.ts';
import { parseEnv } from '../../scripts/vite/settings.ts';
import { answerFaults, requestFaults } from './conformance.ts';

// The host of the app, not the backend, answers `getMessages`: with the files and the host rules that the build writes.

const dist = mkdtempSync(join(tmpdir(), 'hrajem-messages-'));
afterAll(() => {
  rmSync(dist, { recursive: true, force: true });
  // Test files share the process, and the next file needs the real fetch.
  vi.unstubAllGlobals();
});

writeFileSync(join(dist, '_headers'), headersFile(parseEnv({}), { scripts: [], styles: [] }));
writeFileSync(join(dist, '_redirects'), redirectsFile(sharedPagePatterns(), notFoundFiles));
for (const locale of locales) {
  mkdirSync(dirname(join(dist, messageAddresses[locale])), { recursive: true });
  writeFileSync(join(dist, messageAddresses[locale]), JSON.stringify({ cs, en }[locale]));
}

const serveFile = createStaticFiles({ dist });
const requests: Request[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    const request = new Request(new URL(address, 'http://localhost'), options);
    requests.push(request);
    return serveFile(request);
  });
});

/** The callers that load a dictionary, in the order in which a page runs them. */
const callers: Record<string, (locale: Locale) => Promise<unknown>> = {
  async 'the head of the page'(locale) {
    vi.stubGlobal('window', globalThis);
    preloadMessages(messageAddresses[locale], locale);
    return (await takeEarlyMessages(messageAddresses[locale])?.response)?.json();
  },
  'the app': loadMessages,
};

it.each(Object.keys(callers).flatMap((caller) => locales.map((locale) => [caller, locale] as const)))(
  '%s requests the dictionary %s as the contract says, and the answer of the host keeps the contract',
  async (caller, locale) => {
    await expect(callers[caller]?.(locale)).resolves.toEqual({ cs, en }[locale]);
    expect(requests).toHaveLength(1);
    const [request] = requests as [Request];
    const { pathname } = new URL(request.url);
    const [, , hash = '', language = ''] = pathname.split('/');
    const acceptedLanguage = request.headers.get('accept-language') ?? '';
    expect(operationAt(request.method, pathname)?.id).toBe('getMessages');
    expect(acceptedLanguage).toBe(locale);
    expect(request.headers.get('accept')).toBe('application/json');
    expect(request.credentials).toBe('include');
    const params = { hash, locale: language };
    const headers = { 'Accept-Language': acceptedLanguage };
    expect(requestFaults('getMessages', { params, headers })).toEqual([]);

    const response = await serveFile(request);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answerFaults('getMessages', response)).toEqual([]);
  },
);

import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { locales } from '../../../src/lib/locale.ts';
import { readDictionaries, type Dictionaries } from './dictionaries.ts';

const MODULE_ID = 'virtual:i18n';
const RESOLVED_ID = `\0${MODULE_ID}`;

export interface I18nApi {
  loadDictionaries(): Promise<Dictionaries>;
}

type I18nPlugin = Plugin<I18nApi> & { api: I18nApi };

/**
 * Serves the dictionaries as `/_i18n/{hash}/{locale}/messages.json`: a build emits them as files, the development server answers
 * with them and reloads the page when a dictionary changes. The module `virtual:i18n` exports their addresses.
 */
export function i18nPlugin(): I18nPlugin {
  let root = process.cwd();
  let cachedDictionaries: Promise<Dictionaries> | undefined;
  const loadDictionaries = () => (cachedDictionaries ??= readDictionaries(root));

  return {
    name: 'hrajem:i18n',
    api: { loadDictionaries },
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const { byLocale, shape } = await loadDictionaries();
      const addresses = Object.fromEntries(
        Object.entries(byLocale).map(([locale, { address }]) => [locale, address]),
      );
      return [
        `export const messageAddresses = ${JSON.stringify(addresses)};`,
        `export const expectedShape = ${JSON.stringify(shape)};`,
      ].join('\n');
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { address, json } of Object.values((await loadDictionaries()).byLocale))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: json });
    },
    configureServer(server) {
      const folders = locales.map((locale) => path.join(root, 'src/i18n', locale));
      const onChange = (file: string) => {
        if (!folders.includes(path.dirname(file))) return;
        cachedDictionaries = undefined;
        reloadPage(server);
      };
      server.watcher.on('change', onChange).on('add', onChange).on('unlink', onChange);
      server.middlewares.use('/_i18n', (request, response, next) => {
        loadDictionaries()
          .then((dictionaries) => sendDictionary(request.originalUrl ?? '', response, dictionaries))
          .catch(next);
      });
    },
  };
}

/** Sends a dictionary by its current address; an outdated hash gets a 404, not the app's HTML. */
function sendDictionary(url: string, response: ServerResponse, { byLocale }: Dictionaries): void {
  const pathname = url.split('?')[0];
  const dictionary = Object.values(byLocale).find(({ address }) => address === pathname);
  const type = dictionary ? 'application/json' : 'text/plain';
  response
    .writeHead(dictionary ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
    .end(dictionary?.json ?? 'There is no such dictionary.');
}

function reloadPage(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    const module = environment.moduleGraph.getModuleById(RESOLVED_ID);
    if (module) environment.moduleGraph.invalidateModule(module);
  }
  server.ws.send({ type: 'full-reload' });
}

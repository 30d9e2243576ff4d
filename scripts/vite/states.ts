import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { root } from '../lib/project.ts';
import type * as Server from '../../gallery/server/serve.ts';
import { statesSources } from './states-sources.ts';

/** Serves the gallery of states at `/states/` in development (decision 058); a build knows nothing of it. */
export function statesPlugin(): Plugin {
  return {
    name: 'hrajem:states',
    apply: 'serve',
    configureServer(server) {
      const page = async (address: string): Promise<string> =>
        server.transformIndexHtml(address, await readFile(path.join(root, 'index.html'), 'utf8'), address);
      const sources = statesSources(page);
      server.watcher.on('change', (file) => {
        if (/[\\/]gallery[\\/]browser[\\/]/.test(file)) Object.assign(sources, statesSources(page));
      });
      const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
        // Loaded by Vite each time, so that a changed state is there at once.
        const { serveStates } = (await server.ssrLoadModule('/gallery/server/serve.ts')) as typeof Server;
        await serveStates(request, response, sources);
      };
      const middleware: Connect.NextHandleFunction = (request, response, next) => {
        if (!request.url?.startsWith('/states/')) next();
        else respond(request, response).catch(next);
      };
      server.middlewares.use(middleware);
    },
  };
}

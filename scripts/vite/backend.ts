import type { RequestListener } from 'node:http';
import type { Plugin } from 'vite';
import type * as DevServer from '../../mocks/dev-server.ts';

/** Answers below /api and /_mock in development, for pages whose browser allows no worker, such as a phone's at a plain http address. */
export function backendPlugin(): Plugin {
  return {
    name: 'hrajem:backend',
    apply: 'serve',
    configureServer(server) {
      const respond = async (...[request, response]: Parameters<RequestListener>): Promise<void> => {
        // Vite loads the module again after a change.
        const { listener } = (await server.ssrLoadModule('/mocks/dev-server.ts')) as typeof DevServer;
        listener(request, response);
      };
      server.middlewares.use((request, response, next) => {
        if (/^\/(api|_mock)([/?]|$)/.test(request.url ?? '')) respond(request, response).catch(next);
        else next();
      });
    },
  };
}

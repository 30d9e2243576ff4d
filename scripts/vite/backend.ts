import type { Plugin } from 'vite';
import type * as DevServer from '../../mocks/dev-server.ts';

/** Answers below /api and /_mock in development, for pages whose browser allows no worker, such as a phone's at a plain http address. */
export function backendPlugin(): Plugin {
  return {
    name: 'hrajem:backend',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/(api|_mock)([/?]|$)/.test(request.url ?? '')) return next();
        return server
          .ssrLoadModule('/mocks/dev-server.ts')
          .then((module) => (module as typeof DevServer).listener(request, response))
          .catch(next);
      });
    },
  };
}

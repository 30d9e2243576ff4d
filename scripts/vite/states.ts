import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import type { Sources } from '../../gallery/server/handle.ts';
import type * as Server from '../../gallery/server/serve.ts';
import { root } from '../lib/project.ts';
import { bundleScript } from './bundle-script.ts';

const browserFolder = path.join(root, 'gallery/browser');

/** Bundles a file of `gallery/browser` with its imports into one script. */
async function bundleFile(name: string): Promise<string> {
  const { code } = await bundleScript({
    input: `gallery/browser/${name}.ts`,
    // The prelude runs before all other scripts, so it must not be a module.
    output: { format: name === 'prelude' ? 'iife' : 'es', entryFileNames: `${name}.js` },
    build: { minify: false, target: 'es2023' },
    config: { define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' } },
  });
  return code;
}

/** The scripts and the style of the gallery, bundled once; `page` gives the app's HTML. */
export function statesSources(page: Sources['page']): Sources {
  const scripts = new Map<string, Promise<string>>();
  return {
    page,
    script(name) {
      const script = scripts.get(name) ?? bundleFile(name);
      scripts.set(name, script);
      script.catch(() => scripts.delete(name));
      return script;
    },
    style: () => readFile(path.join(browserFolder, 'gallery.css'), 'utf8'),
  };
}

/** Serves the gallery at `/states/` in development (decision 058); a build does not contain it. */
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
        // Vite loads the module each time, so that a changed state is shown at once.
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

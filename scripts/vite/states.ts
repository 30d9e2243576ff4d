import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { build, type Connect, type Plugin, type Rolldown } from 'vite';
import type { Sources } from '../../gallery/server/handle.ts';
import type * as Server from '../../gallery/server/serve.ts';
import { root } from '../lib/project.ts';

const folder = path.join(root, 'gallery/browser');

/** A file of `gallery/browser` with all that it imports, as one script. */
async function bundle(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    root: folder,
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: {
        entry: path.join(folder, `${name}.ts`),
        // The first script of a page must not be a module: those come last.
        formats: [name === 'prelude' ? 'iife' : 'es'],
        name,
      },
    },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  });
  const [first] = result as Rolldown.RolldownOutput[];
  if (!first) throw new Error(`${name} became nothing.`);
  return first.output[0].code;
}

/** The scripts and the style of the gallery, made once; where the app's pages come from differs. */
export function statesSources(page: Sources['page']): Sources {
  const scripts = new Map<string, Promise<string>>();
  return {
    page,
    script(name) {
      const script = scripts.get(name) ?? bundle(name);
      scripts.set(name, script);
      script.catch(() => scripts.delete(name));
      return script;
    },
    style: () => readFile(path.join(folder, 'gallery.css'), 'utf8'),
  };
}

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

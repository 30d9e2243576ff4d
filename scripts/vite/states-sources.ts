import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Sources } from '../../gallery/server/handle.ts';

const folder = path.join(import.meta.dirname, '../../gallery/browser');

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

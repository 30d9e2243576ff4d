/** The embedded backend of `npm run dev` over HTTP. */
import { createBackend } from './backend.ts';
import { createAppListener } from './http/app-server.ts';
import { createStateFile } from './persistence/state-file.ts';

// Vite loads this file again after a change, so the state has to be on the disk.
const { load, save, readSaved } = createStateFile('.data/dev', console.warn);
const { handlers } = await createBackend({ savedState: await load(), save, readSaved });

/** Answers requests below /api and /_mock. */
export const listener = createAppListener({
  handlers,
  serveFile: () => Promise.resolve(new Response(null, { status: 404 })),
});

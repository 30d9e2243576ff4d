/** Serves the gallery's states of a built app (`DIST`), each with a small backend of its own. */
import process from 'node:process';
import { load } from '../../../../scripts/lib/load.ts';

const { serveBuiltStates } = await load('gallery/server/serve.ts');
const { statesSources } = await load('scripts/vite/states.ts');
const { url } = await serveBuiltStates(process.env.DIST ?? 'dist', statesSources);
process.send({ url });
// The test worker that started this process has exited.
process.on('disconnect', () => process.exit());

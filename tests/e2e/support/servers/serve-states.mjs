/** Serves the gallery's states of the built app, each with a small backend of its own. */
import process from 'node:process';
import { load } from '../../../../scripts/lib/load.ts';
import { statesSources } from '../../../../scripts/vite/states.ts';

const { serveBuiltStates } = await load('gallery/server/serve.ts');
const { url } = await serveBuiltStates('dist', statesSources);
process.send({ url });
// The test run that started this process has exited.
process.on('disconnect', () => process.exit());

/** The states of a built app (`DIST`), each with a small backend of its own, as `npm run states` photographs them. */
import process from 'node:process';
import { serveStates } from '../../../scripts/states/photograph-all.ts';

const { url } = await serveStates(process.env.DIST ?? 'dist');
process.send({ url });
// The test worker that started it has gone.
process.on('disconnect', () => process.exit());

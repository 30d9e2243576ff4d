/** The server of `npm start` as the tests want it: quick password hashes, nobody acts by himself, the demo bar only when asked for. */
import process from 'node:process';
import { startServer } from '../../../.server/server.js';

const server = await startServer({
  port: Number(process.env.PORT),
  dataDir: process.env.DATA_DIR,
  dist: process.env.DIST,
  googleClientId: process.env.VITE_GOOGLE_CLIENT_ID,
  quiet: true,
  demoBar: process.env.DEMO_BAR === '1',
  large: process.env.LARGE === '1',
  pbkdf2Iterations: 1000,
});
process.send({ url: server.url });
// The test worker that started it has gone.
process.on('disconnect', () => process.exit());

/** The server of `npm start` for tests: fast password hashes, changes not saved, no simulated people, and the demo bar only on request. */
import process from 'node:process';
import { startServer } from '../../../../.server/server.js';

const server = await startServer({
  port: Number(process.env.PORT),
  dataDir: process.env.DATA_DIR,
  dist: process.env.DIST,
  googleClientId: process.env.VITE_GOOGLE_CLIENT_ID,
  isSaved: false,
  hasSimulation: false,
  hasDemoBar: process.env.DEMO_BAR === '1',
  hasLargeSeed: process.env.LARGE === '1',
  pbkdf2Iterations: 1000,
});
process.send({ url: server.url });
// The test worker that started this process has exited.
process.on('disconnect', () => process.exit());

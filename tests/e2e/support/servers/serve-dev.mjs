/** The server of `npm run dev`, with a cache of its own (`DEV_CACHE`), so that a running one keeps its modules. */
import process from 'node:process';
import { createServer } from 'vite';

const server = await createServer({ cacheDir: process.env.DEV_CACHE, server: { port: 0 } });
await server.listen();
process.send({ url: new URL(server.resolvedUrls.local[0]).origin });
// The test worker that started this process has exited.
process.on('disconnect', () => process.exit());

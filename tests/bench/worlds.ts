import { createCertificate } from './certificate';
import { startSecureServer } from './secure-server';
import { announceWorld, startWorld } from './world';

/** Starts the worlds that are measured, each as hosts run the app; gives what ends them. */
export default async function startWorlds(): Promise<() => Promise<void>> {
  const certificate = createCertificate();
  const started = await Promise.all(
    (process.env.MEASURE_QUICK ? (['large'] as const) : (['small', 'large'] as const)).map(async (size) => {
      const world = await startWorld(size);
      const server = await startSecureServer(world.url, certificate);
      announceWorld(size, { ...world, origin: server.origin });
      return { world, server };
    }),
  );
  process.env.MEASURED_KEY = certificate.fingerprint;
  return async () => {
    await Promise.all(started.map(({ server }) => server.close()));
    await Promise.all(started.map(({ world }) => world.dispose()));
  };
}

import { passToWorkers, startMeasuredApp } from './measured-app';
import { createCertificate, startSecureServer } from './secure-server';

/** Starts the measured apps behind HTTPS servers; returns a function that stops them. */
export default async function startMeasuredApps(): Promise<() => Promise<void>> {
  const certificate = createCertificate();
  const started = await Promise.all(
    (process.env.MEASURE_QUICK ? (['large'] as const) : (['small', 'large'] as const)).map(async (size) => {
      const app = await startMeasuredApp(size);
      const server = await startSecureServer(app.url, certificate);
      passToWorkers(size, { ...app, origin: server.origin });
      return { app, server };
    }),
  );
  process.env.MEASURED_KEY = certificate.fingerprint;
  return async () => {
    await Promise.all(started.map(({ server }) => server.close()));
    await Promise.all(started.map(({ app }) => app.dispose()));
  };
}

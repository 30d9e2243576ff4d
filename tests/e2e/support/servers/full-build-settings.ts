import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The build with every setting (`npm run build:full`). */
export const fullBuild = {
  folder: join(import.meta.dirname, '../../../../.cache/full-build'),
  settings: parseEnv(readFileSync(join(import.meta.dirname, '../../full-build.env'), 'utf8')) as Record<
    'VITE_SENTRY_DSN' | 'VITE_GOOGLE_CLIENT_ID' | 'VITE_OFFLINE',
    string
  >,
};

import { hasCaddy, NO_CADDY } from '../../scripts/lib/has-caddy';
import { startCaddy } from '../e2e/support/servers/caddy';
import { startApache, whyNoApache } from './apache';
import { startNginx, whyNoNginx } from './nginx';
import type { OwnServer } from './own-program';
import type { Difference } from './support/find-faults';

export interface ServerOfDeploy {
  name: string;
  /** Why this machine cannot have it, else undefined. */
  whyNot: () => string | undefined;
  /** Serves a release, with a backend or without one. */
  start: (backendUrl?: string) => Promise<OwnServer>;
  differences?: readonly Difference[];
}

/** The servers of deploy/. */
export const ownServers = {
  caddy: {
    name: 'Caddy',
    whyNot: () => (hasCaddy() ? undefined : NO_CADDY),
    start: startCaddy,
    differences: [
      {
        address: /\.map$/,
        answer: { encoding: 'gzip' },
        why: 'compresses what the build has not compressed',
      },
    ],
  },
  nginx: { name: 'nginx', whyNot: whyNoNginx, start: (backendUrl?: string) => startNginx(backendUrl) },
  apache: { name: 'Apache', whyNot: whyNoApache, start: (backendUrl?: string) => startApache(backendUrl) },
} satisfies Record<string, ServerOfDeploy>;

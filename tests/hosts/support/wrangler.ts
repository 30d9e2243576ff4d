import { findFreePort } from '../../e2e/support/servers/caddy';
import { startPinned, type StartedProgram } from '../../e2e/support/servers/pinned-program';
import type { Difference } from './find-faults';
import { missingFiles, otherAddresses, publishedBrotli } from './rows';

/** Starts a command of Cloudflare's own program, such as `pages dev`, in a folder that `prepare` fills. */
export async function startWrangler(
  command: readonly string[],
  prepare?: (folder: string) => void,
): Promise<StartedProgram> {
  const port = await findFreePort();
  return startPinned({
    name: 'hosts/wrangler',
    program: 'node_modules/wrangler/bin/wrangler.js',
    args: [
      ...command,
      '--ip=127.0.0.1',
      `--port=${port}`,
      `--inspector-port=${await findFreePort()}`,
      '--show-interactive-dev-session=false',
    ],
    port,
    ...(prepare && { prepare }),
  });
}

/** What Cloudflare does on Pages and Workers alike; `redirect` is its status. */
export const cloudflareDifferences = (redirect: number): Difference[] => [
  {
    address: otherAddresses,
    answer: { status: redirect },
    why: 'each page has one address, and others redirect to it',
  },
  {
    address: /\.map$|^\/(robots\.txt|version\.json)$/,
    answer: { encoding: 'br' },
    why: 'compresses by itself, and ignores the compressed files of the build',
  },
  {
    address: missingFiles,
    answer: { type: 'text/html; charset=utf-8', encoding: 'br', file: '404.html' },
    why: 'rows of status 404 are ignored, so a missing file gets the page for unknown addresses, with 404 and no-store',
  },
  { address: /\.br$/, answer: publishedBrotli, why: 'publishes compressed files as files of their own' },
];

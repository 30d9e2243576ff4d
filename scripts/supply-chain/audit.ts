/**
 * Part of `npm run check`: asks the registry for known weaknesses of the packages that come with the app. Those fail the check. An answer
 * that is none (no network, a registry that does not tell) proves nothing either way, and the line says so.
 */
import { spawnSync } from 'node:child_process';
import { command } from '../lib/command.ts';
import { root } from '../lib/project.ts';

const LIMIT_MS = 20_000;

interface Report {
  message?: string;
  error?: { summary?: string; code?: string };
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
  metadata?: { vulnerabilities?: { total?: number } };
}

function parsed(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}

/** Addresses are left out: they may name somebody's own registry. */
const firstLine = (text: string) =>
  text.replace(/\n[^]*/, '').replaceAll(/\s*(- )?([A-Z]+ )?https?:\S+/g, '');

/**
 * What the answer of `npm audit --json` means, in a line.
 * @throws Error naming the known weaknesses
 */
export function auditResult(output: string): string {
  const { metadata, error, message, vulnerabilities = {} } = parsed(output);
  const total = metadata?.vulnerabilities?.total;
  if (total === undefined) {
    const reason = message ?? (error?.summary || error?.code || 'no answer');
    return `not asked, the registry does not tell (${firstLine(reason)})`;
  }
  if (total === 0) return 'nothing known';
  const found = Object.values(vulnerabilities).map(
    ({ name, severity, range }) => `${name} ${range}: ${severity}`,
  );
  throw new Error(`${found.join('\n')}\nnpm audit --omit dev says more, npm audit fix may mend it.`);
}

await command(import.meta, () => {
  const { stdout } = spawnSync('npm audit --omit=dev --json --fetch-retries=0 --fetch-timeout=10000', {
    cwd: root,
    encoding: 'utf8',
    shell: true,
    timeout: LIMIT_MS,
  });
  console.log(`Known weaknesses: ${auditResult(stdout)}`);
});

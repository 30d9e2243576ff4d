import { spawn } from 'node:child_process';
import { root } from '../lib/project.mjs';

const LIMIT_MS = 20_000;

/** Runs npm, the one that started this or the one on the PATH; gives what it wrote to its output. */
function npm(args) {
  const started = process.env.npm_execpath;
  const [program, ...first] = started?.endsWith('.js') ? [process.execPath, started] : ['npm'];
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...args], {
      cwd: root,
      shell: process.platform === 'win32' && first.length === 0,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: LIMIT_MS,
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', () => resolve('')).on('close', () => resolve(output));
  });
}

/**
 * What the answer of `npm audit --json` means: known weaknesses of what is shipped fail the check. An answer that is none (no
 * network, a registry that does not tell) proves nothing either way, and the note says so.
 * @param {string} output
 * @returns {{ ok: boolean, output: string, note?: string }}
 */
export function auditResult(output) {
  const report = parsed(output);
  const counts = report?.metadata?.vulnerabilities;
  if (typeof counts?.total !== 'number') {
    const { summary, code } = report?.error ?? {};
    const reason = report?.message ?? (summary || code || 'no answer');
    return { ok: true, output, note: `not asked, the registry does not tell (${firstLine(reason)})` };
  }
  if (counts.total === 0) return { ok: true, output, note: 'nothing known' };
  const found = Object.values(report.vulnerabilities ?? {}).map(
    ({ name, severity, range }) => `${name} ${range}: ${severity}`,
  );
  return {
    ok: false,
    output: `${found.join('\n')}\nnpm audit --omit dev says more, npm audit fix may mend it.`,
  };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Addresses are left out: they may name somebody's own registry. */
const firstLine = (text) =>
  String(text)
    .replace(/\n[^]*/, '')
    .replaceAll(/\s*(- )?([A-Z]+ )?https?:\S+/g, '');

/** Asks the registry for known weaknesses of the packages that come with the app. */
export const audit = async () =>
  auditResult(await npm(['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']));

/** The changes of a contract that break an app or a backend built for the earlier one, by Redocly's `diff`. */
import { spawnSync } from 'node:child_process';
import { root, tool } from '../lib/project.ts';

/** A change, as Redocly reports it: `path` is one place where it is felt, a verdict's location where it was made. */
interface Change {
  path: string;
  typeName: string;
  kind: string;
  verdicts: { ruleId: string; impact: string; message: string; location: { pointer: string } }[];
}

/** Codes of problems are open: the app shows one that it does not know by the backend's own words. */
const isOpen = (path: string, ruleId: string) =>
  ruleId === 'enum-values-added' && /\/application~1problem\+json\/.*\/properties\/code\b/.test(path);

/** Changes that Redocly permits but that break this app: it takes every status, and which calls need a session, from the contract. */
const breaksHere = ({ path, typeName, kind }: Change) =>
  (typeName === 'Response' && kind === 'added' && path.startsWith('#/paths/')) ||
  typeName.startsWith('SecurityRequirement');

/** The breaking changes from one file to another, each as one line: JSON pointer of the place, and what it is. */
export function breakingChanges(before: string, after: string): string[] {
  const redocly = ['--env-file=scripts/contract/redocly.env', tool('@redocly/cli/bin/cli.js')];
  const args = [...redocly, 'diff', before, after, '--format=json', '--fail-on=none'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (!stdout) throw new Error(stderr);
  const { changes } = JSON.parse(stdout) as { changes: Change[] };
  const lines = changes.flatMap((change) => {
    const { path, kind, verdicts } = change;
    const breaking = verdicts.filter(({ impact, ruleId }) => impact === 'major' && !isOpen(path, ruleId));
    if (breaking.length === 0) return breaksHere(change) ? [`${path}: ${kind}`] : [];
    return breaking.map(({ location, message }) => `${location.pointer}: ${message.replaceAll('`', '')}`);
  });
  return [...new Set(lines)];
}

/**
 * Part of `npm run check`: fails on a breaking change since the last released contract that CHANGELOG.md does not acknowledge.
 * `--release` stores the current contract as the release of its version.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { runMain } from '../lib/command.ts';
import { filesIn, root, toolPath } from '../lib/project.ts';

/** A change in Redocly's report: `path` points to an affected node, a verdict's location to the edited node. */
interface Change {
  path: string;
  typeName: string;
  kind: string;
  property?: string;
  revision?: { value?: unknown };
  verdicts: { ruleId: string; impact: string; message: string; location: { pointer: string } }[];
}

/** A new problem code breaks nothing: the app shows the backend's text for a code that it does not know. */
const isNewProblemCode = (path: string, ruleId: string) =>
  ruleId === 'enum-values-added' && /\/application~1problem\+json\/.*\/properties\/code\b/.test(path);

/** Redocly permits these changes, but this app takes statuses, media types, headers and security requirements from the contract. */
const breaksThisApp = ({ path, typeName, kind, property, revision }: Change) =>
  (typeName === 'Response' && kind === 'added' && path.startsWith('#/paths/')) ||
  (typeName === 'MediaType' && kind === 'added' && path.includes('/responses/')) ||
  (typeName === 'Header' && property === 'required' && revision?.value !== true) ||
  typeName.startsWith('SecurityRequirement');

const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** The links of e-mails in a contract, each after its pointer. */
function linksIn(file: string): string[] {
  type Rules = { links: Record<string, Record<string, string>> } | undefined;
  const { 'x-rules': rules } = parse(read(file)) as { 'x-rules': Rules };
  return Object.entries(rules?.links ?? {}).flatMap(([kind, links]) =>
    Object.entries(links).map(([locale, link]) => `#/x-rules/links/${kind}/${locale}: ${link}`),
  );
}

/** The breaking changes between two files, each as one line: JSON pointer and description. */
export function breakingChanges(oldFile: string, newFile: string): string[] {
  const redoclyCommand = ['--env-file=scripts/contract/redocly.env', toolPath('@redocly/cli/bin/cli.js')];
  const args = [...redoclyCommand, 'diff', oldFile, newFile, '--format=json', '--fail-on=none'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: Infinity } as const;
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  if (!stdout) throw new Error(stderr);
  const { changes } = JSON.parse(stdout) as { changes: Change[] };
  const lines = changes.flatMap((change) => {
    const { path, kind, property, verdicts } = change;
    const majorVerdicts = verdicts.filter(
      ({ impact, ruleId }) => impact === 'major' && !isNewProblemCode(path, ruleId),
    );
    if (majorVerdicts.length === 0)
      return breaksThisApp(change) ? [`${path}${property ? `/${property}` : ''}: ${kind}`] : [];
    return majorVerdicts.map(
      ({ location, message }) => `${location.pointer}: ${message.replaceAll('`', '')}`,
    );
  });
  // Redocly compares no extension, and the e-mails that were sent keep their links.
  const newLinks = linksIn(newFile);
  const lostLinks = linksIn(oldFile).filter((link) => !newLinks.includes(link));
  return [...new Set(lines), ...lostLinks.map((link) => `${link} was changed.`)];
}

const RELEASES = 'docs/releases';

/** The file of the newest released contract. */
function findLastRelease() {
  const files = filesIn(join(root, RELEASES)).filter((file) => /^openapi-.*\.yaml$/.test(file));
  const lastFile = files.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  return `${RELEASES}/${lastFile}`;
}

/** The breaking changes that the changelog does not name, and the acknowledgements that name no change. */
export function compareWithChangelog(changes: string[], changelog: string) {
  const [, unreleasedText = ''] = /^## Unreleased$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog) ?? [];
  const acknowledgedChanges = [...unreleasedText.matchAll(/^- Breaking: `([^`]+)`/gm)].map(
    ([, change = '']) => change,
  );
  return {
    unnamedChanges: changes.filter((change) => !acknowledgedChanges.includes(change)),
    unusedAcknowledgements: acknowledgedChanges.filter((change) => !changes.includes(change)),
  };
}

function storeRelease() {
  const { info } = parse(read('openapi.yaml')) as { info: { version: string } };
  const file = `${RELEASES}/openapi-${info.version}.yaml`;
  if (existsSync(join(root, file))) return `${file} is there: raise info.version in openapi.yaml first.`;
  copyFileSync(join(root, 'openapi.yaml'), join(root, file));
  console.log(`${file} is the released contract. Rename "Unreleased" in CHANGELOG.md to ${info.version}.`);
  return undefined;
}

function checkChanges() {
  const oldFile = findLastRelease();
  const changes = breakingChanges(oldFile, 'openapi.yaml');
  const { unnamedChanges, unusedAcknowledgements } = compareWithChangelog(changes, read('CHANGELOG.md'));
  const lines = [
    ...(unnamedChanges.length > 0
      ? [`Breaking since ${oldFile}. Where it is meant, add to "Unreleased" in CHANGELOG.md, with a reason:`]
      : []),
    ...unnamedChanges.map((change) => `- Breaking: \`${change}\``),
    ...unusedAcknowledgements.map((change) => `CHANGELOG.md acknowledges what is no change: ${change}`),
  ];
  return lines.length > 0 ? lines.join('\n') : undefined;
}

await runMain(import.meta, () => {
  const fault = process.argv.includes('--release') ? storeRelease() : checkChanges();
  if (fault) throw new Error(fault);
});

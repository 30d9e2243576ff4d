/**
 * `npm run generate`: openapi.yaml → src/generated (orval), dictionaries → src/i18n/i18n-*.ts (typesafe-i18n).
 * `--check` does the same in a copy and fails when the committed files differ, or when a generator warns.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/command.ts';
import { plainOutputEnv } from './lib/output.ts';
import { filesIn, root, scratchFolder, toolPath } from './lib/project.ts';

const GENERATORS = [
  { name: 'orval', args: [toolPath('orval/dist/bin/orval.mjs'), '--config', 'orval.config.ts'] },
  { name: 'typesafe-i18n', args: [toolPath('typesafe-i18n/cli/typesafe-i18n.mjs'), '--no-watch'] },
];

/** The files that the generators read. The generators write only into src. */
const SOURCES = [
  'openapi.yaml',
  'orval.config.ts',
  'scripts/contract/document.ts',
  'scripts/generate',
  '.typesafe-i18n.json',
  'package.json',
  'tsconfig.json',
  'src',
];

/** Matches a warning in the output: a generator that warns has left something out. */
const WARNING_PATTERN = /\b(warn(ing)?|deprecated)\b|⚠|\berror\b/i;

/** Runs both generators in a folder; returns a fault with the output for each generator that fails or warns. */
function generate(cwd) {
  const faults = [];
  // orval empties src/generated, where only this file is written by hand.
  const readmeFile = join(cwd, 'src/generated/README.md');
  const readmeText = existsSync(readmeFile) ? readFileSync(readmeFile) : undefined;
  for (const { name, args } of GENERATORS) {
    const env = { ...process.env, ...plainOutputEnv };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
    const output = stdout + stderr;
    if (status !== 0) faults.push(`${name} failed:\n${output}`);
    else if (WARNING_PATTERN.test(output)) faults.push(`${name} warns:\n${output}`);
  }
  if (readmeText) writeFileSync(readmeFile, readmeText);
  return faults;
}

const sourcesIn = (folder) =>
  new Map(
    filesIn(join(folder, 'src')).map((path) => [path, readFileSync(join(folder, 'src', path), 'latin1')]),
  );

/** Generates in a copy of the sources; returns the faults and the files that differ from the committed ones. */
function checkCommittedFiles() {
  const copyFolder = scratchFolder('generate');
  for (const source of SOURCES) cpSync(join(root, source), join(copyFolder, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copyFolder, 'node_modules'), 'dir');
  try {
    const faults = generate(copyFolder);
    if (faults.length > 0) return faults;
    const [generatedFiles, committedFiles] = [sourcesIn(copyFolder), sourcesIn(root)];
    const differences = [...new Set([...generatedFiles.keys(), ...committedFiles.keys()])]
      .filter((path) => generatedFiles.get(path) !== committedFiles.get(path))
      .map((path) => `src/${path} is not what is generated.`);
    if (differences.length === 0) return [];
    const rest = differences.length > 10 ? [`… and ${differences.length - 10} more`] : [];
    return [...differences.slice(0, 10), ...rest, 'Run `npm run generate` and commit the result.'];
  } finally {
    rmSync(copyFolder, { recursive: true, force: true });
  }
}

await runMain(import.meta, () => {
  const faults = process.argv.includes('--check') ? checkCommittedFiles() : generate(root);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

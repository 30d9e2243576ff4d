import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { photograph } from '../../gallery/photos/photograph.ts';
import { printChanges, printSheet } from '../../gallery/photos/sheet.ts';
import { serveBuiltStates } from '../../gallery/server/serve.ts';
import { states } from '../../gallery/states.ts';
import { stop } from '../../mocks/http/listen.ts';
import { engineOf } from '../../tests/e2e/support/browsers/engines.ts';
import { root, toolPath } from '../lib/project.ts';
import { statesSources } from '../vite/states.ts';

const statesFolder = join(root, '.cache/states');
const folders = {
  after: join(statesFolder, 'pictures'),
  before: join(statesFolder, 'pictures-before'),
  sheets: join(statesFolder, 'sheets'),
  changes: join(statesFolder, 'changes'),
};

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** Builds a commit in its own git worktree; returns the built folder, and a function that removes the worktree. */
function buildCommit(ref: string) {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const worktree = join(statesFolder, `tree-${commit.slice(0, 12)}`);
  const removeWorktree = () => existsSync(worktree) && git('worktree', 'remove', '--force', worktree);
  removeWorktree();
  git('worktree', 'add', '--detach', worktree, commit);
  symlinkSync(join(root, 'node_modules'), join(worktree, 'node_modules'), 'dir');
  const buildArgs = [toolPath('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  if (spawnSync(process.execPath, buildArgs, { cwd: worktree, stdio: 'inherit' }).status !== 0) {
    removeWorktree();
    throw new Error(`${ref} could not be built.`);
  }
  return { dist: join(worktree, 'dist'), removeWorktree };
}

/** Photographs states of a built app; returns the names of the photographed states, and a line for each failure. */
async function photographAll(browser: Browser, dist: string, names: string[], folder: string) {
  const { url, server } = await serveBuiltStates(dist, statesSources);
  const photographedNames: string[] = [];
  const failures: string[] = [];
  rmSync(folder, { recursive: true, force: true });
  await photograph({
    browser,
    origin: url,
    names,
    folder,
    onDone(name, failure) {
      if (failure) failures.push(`${name}: ${failure}`);
      else photographedNames.push(name);
      console.log(
        `  ${failure ? 'FAILED' : 'ok    '} ${name} (${photographedNames.length + failures.length} of ${names.length})`,
      );
    },
  });
  await stop(server);
  for (const failure of failures) console.log(`    | ${failure}`);
  return { stateNames: photographedNames, failures };
}

/** `npm run states`; returns whether every state was photographed. */
export async function photographStates(): Promise<boolean> {
  const options = { only: { type: 'string', multiple: true }, against: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const names = states
    .map(({ name }) => name)
    .filter((name) => values.only?.some((prefix) => name.startsWith(prefix)) ?? true);
  if (names.length === 0) throw new Error(`No state's name begins with ${values.only?.join(' or ')}.`);

  for (const folder of [folders.sheets, folders.changes]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  const browser = await chromium.launch(engineOf('chromium').use.launchOptions);
  try {
    const result = await photographAll(browser, join(root, 'dist'), names, folders.after);
    for (const name of result.stateNames)
      await printSheet(browser, name, folders.after, join(folders.sheets, `${name}.png`));
    console.log(`\n${result.stateNames.length} sheets in ${relative(root, folders.sheets)}/`);

    if (values.against) {
      const { dist, removeWorktree } = buildCommit(values.against);
      try {
        // The older commit may lack newer states: the console lists these, but they do not make the run fail.
        const olderResult = await photographAll(browser, dist, result.stateNames, folders.before);
        const changeSummary = [];
        for (const name of olderResult.stateNames) {
          const file = join(folders.changes, `${name}.png`);
          const changedCount = await printChanges(browser, name, folders, file);
          if (changedCount > 0) changeSummary.push(`  ${name} (${changedCount})`);
        }
        console.log(
          changeSummary.length === 0
            ? `\nNothing has changed since ${values.against}.`
            : `\nChanged since ${values.against}, in ${relative(root, folders.changes)}/:\n${changeSummary.join('\n')}`,
        );
      } finally {
        removeWorktree();
      }
    }
    return result.failures.length === 0;
  } finally {
    await browser.close();
  }
}

/**
 * `npm run states`: photographs every state of the built app, in both languages and themes, at 320, 390 and 1280 px and with text
 * of 100 and 200 %, onto a sheet for each state (gallery/README.md).
 *
 *   -- --only NAME       only the states whose names begin so; may be given several times
 *   -- --against REF     builds that commit too, and prints what has changed since, pixel by pixel
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { command } from './lib/command.ts';
import { findBrowser } from './lib/find-browser.ts';
import { root, tool } from './lib/project.ts';
import { load, serveStates } from './states/serve-states.ts';

const home = join(root, '.cache/states');
const folders = {
  after: join(home, 'pictures'),
  before: join(home, 'pictures-before'),
  sheets: join(home, 'sheets'),
  changes: join(home, 'changes'),
};

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** Builds a commit in a work tree of its own; gives its built app and the way to remove it. */
function buildCommit(ref: string) {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const tree = join(home, `tree-${commit.slice(0, 12)}`);
  const remove = () => existsSync(tree) && git('worktree', 'remove', '--force', tree);
  remove();
  git('worktree', 'add', '--detach', tree, commit);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir');
  const vite = [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  if (spawnSync(process.execPath, vite, { cwd: tree, stdio: 'inherit' }).status !== 0) {
    remove();
    throw new Error(`${ref} could not be built.`);
  }
  return { dist: join(tree, 'dist'), remove };
}

/** Photographs states of a built app; gives the names of those that came. */
async function photographAll(browser: Browser, dist: string, names: string[], folder: string) {
  const { photograph } = await load<typeof import('../gallery/photos/photograph.ts')>(
    'gallery/photos/photograph.ts',
  );
  const { url, server } = await serveStates(dist);
  const came: string[] = [];
  const failures: string[] = [];
  rmSync(folder, { recursive: true, force: true });
  await photograph({
    browser,
    origin: url,
    names,
    folder,
    onDone(name, failure) {
      if (failure) failures.push(`${name}: ${failure}`);
      else came.push(name);
      console.log(
        `  ${failure ? 'FAILED' : 'ok    '} ${name} (${came.length + failures.length} of ${names.length})`,
      );
    },
  });
  server.close();
  server.closeAllConnections();
  for (const failure of failures) console.log(`    | ${failure}`);
  return { came, failures };
}

async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, against: { type: 'string' } },
  });
  const { states } = await load<typeof import('../gallery/states.ts')>('gallery/states.ts');
  const { printSheet, printChanges } =
    await load<typeof import('../gallery/photos/sheet.ts')>('gallery/photos/sheet.ts');
  const names = states
    .map(({ name }) => name)
    .filter((name) => values.only?.some((start) => name.startsWith(start)) ?? true);
  if (names.length === 0) throw new Error(`No state's name begins with ${values.only?.join(' or ')}.`);

  const { browserArguments } = await load<typeof import('../tests/e2e/support/browser-arguments.ts')>(
    'tests/e2e/support/browser-arguments.ts',
  );
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserArguments(),
  });
  try {
    for (const folder of [folders.sheets, folders.changes]) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    }
    const { came, failures } = await photographAll(browser, join(root, 'dist'), names, folders.after);
    for (const name of came)
      await printSheet(browser, name, folders.after, join(folders.sheets, `${name}.png`));
    console.log(`\n${came.length} sheets in ${relative(root, folders.sheets)}/`);

    if (values.against) {
      const { dist, remove } = buildCommit(values.against);
      try {
        // Its states may lack what has come since: those are told of, and are no failure.
        const before = await photographAll(browser, dist, came, folders.before);
        const changed = [];
        for (const name of before.came) {
          const to = join(folders.changes, `${name}.png`);
          const count = await printChanges(browser, name, folders, to);
          if (count > 0) changed.push(`  ${name} (${count})`);
        }
        console.log(
          changed.length === 0
            ? `\nNothing has changed since ${values.against}.`
            : `\nChanged since ${values.against}, in ${relative(root, folders.changes)}/:\n${changed.join('\n')}`,
        );
      } finally {
        remove();
      }
    }
    return failures.length === 0;
  } finally {
    await browser.close();
  }
}

await command(import.meta, main);

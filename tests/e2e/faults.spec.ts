import { locales } from '@/lib/locale';
import type { DemoUsername } from '@mocks/db/people';
import { type Cell, playCell, type Stage } from './faults/cell';
import { faultNames } from './faults/faults';
import { nameOf, rows } from './faults/rows';
import { chooseMatches } from './faults/scene';
import { isWhole } from './support/long-run';
import { expect, test } from './support/test';
import { googleCredential, serveGoogle } from './support/google';
import { test as fullTest } from './support/full-build';
import type { BrowserContext, Page } from '@playwright/test';

/** The pages opened from now on keep nothing on the device: for what is seen when nothing can be had. */
const noOfflineCache = (browser: Page | BrowserContext): Promise<unknown> =>
  browser.addInitScript(() => localStorage.setItem('keep_on_device', 'off'));

/** What the browser and the app write to the console about such answers. */
const complaints =
  /Failed to load resource|MalformedResponseError|NetworkError|ProblemError|TimeoutError|got no answer|took more than|answered \d{3}/;

const isOfFullBuild = ({ row }: Cell): boolean => row.operation === 'googleAuth';

/** Each operation in each language with each fault; in the quick run with one, so that each fault comes at least once. */
const cells: Cell[] = rows.flatMap((row, index) =>
  isWhole
    ? locales.flatMap((locale) => faultNames.map((fault) => ({ row, fault, locale })))
    : [
        {
          row,
          fault: faultNames[(index * 5) % faultNames.length]!,
          locale: locales[index % 2]!,
        },
      ],
);

const labelOf = ({ row, fault, locale }: Cell): string => `${nameOf(row)}, ${fault}, ${locale}`;

/** The browser's clock, once taken, goes on in the tester's hands. */
const takesClock = ({ row, fault }: Cell): boolean => fault === 'never answers' || row.after !== undefined;

async function play(
  stage: Omit<Stage, 'tokensOf' | 'scene'> & Pick<Stage['scene'], 'page' | 'backend'>,
  list: Cell[],
) {
  const { page, backend, browserLog, ...rest } = stage;
  browserLog.allow(complaints);
  // What one cell has read would be shown in the next one, in the place of the failure.
  await noOfflineCache(page);
  const tokens = new Map<DemoUsername, ReturnType<typeof backend.login>>();
  const tokensOf = (name: DemoUsername) => {
    const known = tokens.get(name) ?? backend.login(name);
    tokens.set(name, known);
    return known;
  };
  const scene = { page, backend, matches: await chooseMatches(backend) };
  const inTurn = list.toSorted((one, other) => Number(takesClock(one)) - Number(takesClock(other)));
  for (const cell of inTurn) {
    await test.step(labelOf(cell), async () => {
      const flaws = await playCell({ ...rest, browserLog, scene, tokensOf }, cell).catch((error: unknown) => [
        String(error),
      ]);
      expect.soft(flaws, labelOf(cell)).toEqual([]);
    });
  }
}

/** The test that a cell belongs to: in the whole run one for each operation and language, in the quick one a few with all. */
const testOf = (cell: Cell, index: number): string =>
  isWhole ? `${nameOf(cell.row)} (${cell.locale})` : `part ${(index % 4) + 1} of 4`;

const tests = new Map<string, Cell[]>();
for (const [index, cell] of cells.filter((one) => !isOfFullBuild(one)).entries()) {
  const name = testOf(cell, index);
  tests.set(name, [...(tests.get(name) ?? []), cell]);
}

for (const [name, list] of tests) {
  test(`every fault of a call is said, and can be left behind: ${name}`, async ({
    page,
    context,
    backend,
    browserLog,
    server,
  }) => {
    test.setTimeout(30_000 + list.length * 15_000);
    await play({ page, context, backend, browserLog, origin: server.url }, list);
  });
}

fullTest(
  'every fault of a call is said, and can be left behind: googleAuth',
  async ({ page, context, backend, browserLog, server }) => {
    const list = cells.filter(isOfFullBuild);
    fullTest.setTimeout(30_000 + list.length * 15_000);
    await serveGoogle(context, googleCredential('jana@example.com'));
    await play({ page, context, backend, browserLog, origin: server.url }, list);
  },
);

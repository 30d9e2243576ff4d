import type { Page } from '@playwright/test';
import { locales } from '@/lib/locale';
import type { DemoUsername } from '@mocks/db/demo-accounts';
import { type Row, rows } from '../../gallery/reach/table';
import { type Cell, playCell, type Stage } from './faults/cell';
import { faultNames } from './faults/faults';
import { chooseMatches } from './faults/scene';
import type { Backend } from './support/backend';
import { test as fullTest } from './support/full-build';
import { googleCredential, serveGoogle } from './support/google';
import { isWhole } from './support/long-run';
import { expect, test } from './support/test';

/** What the browser and the app write to the console about such answers. */
const complaints =
  /Failed to load resource|MalformedResponseError|NetworkError|ProblemError|TimeoutError|got no answer|took more than|answered \d{3}/;

const nameOf = ({ operation, body }: Row): string => [operation, body].join(' ').trim();

/** Each operation in each language with each fault; in the quick run with one, so that each fault comes at least once. */
const cells: Cell[] = rows.flatMap((row, index) =>
  isWhole
    ? locales.flatMap((locale) => faultNames.map((fault) => ({ row, fault, locale })))
    : [{ row, fault: faultNames[(index * 5) % faultNames.length]!, locale: locales[index % 2]! }],
);

/** The browser's clock, once taken, goes on in the tester's hands. */
const takesClock = ({ row, fault }: Cell): boolean => fault === 'never answers' || row.after !== undefined;

type Given = Pick<Stage, 'context' | 'browserLog'> & {
  page: Page;
  backend: Backend;
  server: { url: string };
};

async function play({ page, backend, browserLog, context, server }: Given, list: Cell[]) {
  test.setTimeout(30_000 + list.length * 15_000);
  browserLog.allow(complaints);
  // What one cell has read would be shown in the next one, in the place of the failure.
  await page.addInitScript(() => localStorage.setItem('keep_on_device', 'off'));
  const tokens: Partial<Record<DemoUsername, ReturnType<typeof backend.login>>> = {};
  const tokensOf = (name: DemoUsername) => (tokens[name] ??= backend.login(name));
  const scene = { page, backend, matches: await chooseMatches(backend) };
  const stage: Stage = { context, browserLog, origin: server.url, scene, tokensOf };
  for (const cell of list.toSorted((one, other) => Number(takesClock(one)) - Number(takesClock(other)))) {
    const label = `${nameOf(cell.row)}, ${cell.fault}, ${cell.locale}`;
    await test.step(label, async () => {
      const flaws = await playCell(stage, cell).catch((error: unknown) => [String(error)]);
      expect.soft(flaws, label).toEqual([]);
    });
  }
}

const ofGoogle = cells.filter(({ row }) => row.operation === 'googleAuth');
/** In the whole run one test for each operation and language, in the quick one a few with all. */
const testOf = ({ row, locale }: Cell): string =>
  isWhole ? `${nameOf(row)} (${locale})` : `part ${(rows.indexOf(row) % 4) + 1} of 4`;

for (const name of new Set(cells.map(testOf)))
  test(`every fault of a call is said, and can be left behind: ${name}`, async ({
    page,
    context,
    backend,
    browserLog,
    server,
  }) => {
    const list = cells.filter((cell) => testOf(cell) === name && !ofGoogle.includes(cell));
    await play({ page, context, backend, browserLog, server }, list);
  });

fullTest(
  'every fault of a call is said, and can be left behind: googleAuth',
  async ({ page, context, backend, browserLog, server }) => {
    await serveGoogle(context, googleCredential('jana@example.com'));
    await play({ page, context, backend, browserLog, server }, ofGoogle);
  },
);

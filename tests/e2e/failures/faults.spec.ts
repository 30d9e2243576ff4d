import type { Page } from '@playwright/test';
import { locales } from '@/lib/locale';
import { type CallRow, callRows } from '../../../gallery/calls/calls';
import { isLongRun } from '../support/browsers/long-run';
import { googleCredential, serveFakeGoogle } from '../support/pages/google';
import type { Backend } from '../support/servers/backend';
import { test as fullTest } from '../support/servers/full-build';
import { expect, test } from '../support/test';
import { type Cell, emptyPage, playCell, type Stage } from './faults/cell';
import { faultNames } from './faults/faults';
import { chooseMatches } from './faults/scene';

/** Console messages of browser and app about failed requests. */
const expectedMessages =
  /Failed to load resource|MalformedResponseError|NetworkError|ProblemError|TimeoutError|got no answer|took more than|answered \d{3}/;

const nameOf = ({ operation, body }: CallRow): string => [operation, body].join(' ').trim();

// The client's handling of each fault and its text are tested without a browser: src/api and src/components/failures/error-text.test.ts.
test.skip(!isLongRun, 'in the long run only');

const cells: Cell[] = (isLongRun ? callRows : []).flatMap((row) =>
  locales.flatMap((locale) => faultNames.map((fault) => ({ row, fault, locale }))),
);

const needsClock = ({ row, fault }: Cell): boolean => fault === 'never answers' || row.delayMs !== undefined;

type Fixtures = Pick<Stage, 'context' | 'browserLog'> & {
  page: Page;
  backend: Backend;
  server: { url: string };
};

async function playCells({ page, backend, browserLog, context, server }: Fixtures, list: Cell[]) {
  test.setTimeout(30_000 + list.length * 15_000);
  browserLog.allow(expectedMessages);
  // With an offline cache the next cell would show old data in place of the failure.
  await context.route(`**${emptyPage}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.addInitScript(() => localStorage.setItem('keep_on_device', 'off'));
  const scene = { page, backend, matches: await chooseMatches(backend) };
  const stage: Stage = { context, browserLog, origin: server.url, scene };
  for (const cell of list.toSorted((a, b) => Number(needsClock(a)) - Number(needsClock(b)))) {
    const label = `${nameOf(cell.row)}, ${cell.fault}, ${cell.locale}`;
    await test.step(label, async () => {
      const problems = await playCell(stage, cell).catch((error: unknown) => [String(error)]);
      expect.soft(problems, label).toEqual([]);
    });
  }
}

const titleOf = ({ row, locale }: Cell): string => `${nameOf(row)} (${locale})`;

for (const title of new Set(cells.map(titleOf))) {
  const list = cells.filter((cell) => titleOf(cell) === title);
  const isGoogle = list.some(({ row }) => row.operation === 'googleAuth');
  const testOf = isGoogle ? fullTest : test;
  testOf(`shows faults of ${title} and recovers`, async ({ page, context, backend, browserLog, server }) => {
    if (isGoogle) await serveFakeGoogle(context, googleCredential('jana@example.com'));
    await playCells({ page, context, backend, browserLog, server }, list);
  });
}

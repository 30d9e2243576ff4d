import { type CDPSession, expect, test } from '@playwright/test';
import { sessionCookies } from '../e2e/support/servers/session-cookies';
import { formatRatio } from './figures';
import { measuredApp } from './measured-app';
import { addRow } from './table-reporter';

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** The bytes of objects, texts and elements that are still in use. Compiled code, which grows as functions are called more often, is left out. */
async function measureHeap(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const addChunk = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', addChunk);
  // A snapshot collects garbage first.
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', addChunk);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (types[0][nodes[node + typeAt]!] !== 'code') bytes += nodes[node + sizeAt]!;
  return bytes;
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

for (const size of process.env.MEASURE_QUICK ? (['large'] as const) : (['small', 'large'] as const)) {
  test(`memory: ${size} world`, async ({ browser }, info) => {
    const { url, backend, chatId } = measuredApp(size);
    const matchCount = (await backend.matches('jana')).length;
    const messageCount = (await backend.chat('jana', chatId)).results.length;
    const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
    await context.addCookies(sessionCookies(url, await backend.login('jana')));
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto('/?city=all');
    const row = page.locator(`main li h3 a[href="/detail/${chatId}"]`);
    const heaps: number[] = [];
    for (let round = 1; round <= 50; round += 1) {
      await row.click();
      await page.locator('main a[href$="#chat"]').first().click();
      await page.locator('main textarea:not(:disabled)').waitFor();
      if (round === 5 || round === 50)
        await page.waitForFunction(
          (count) => document.querySelectorAll('#chat [role=group] [role=listitem]').length >= count,
          messageCount,
        );
      await page.goBack();
      await row.waitFor();
      if (round !== 5 && round !== 50) continue;
      await page.waitForFunction(
        (count) => document.querySelectorAll('main li h3').length >= count,
        matchCount,
      );
      heaps.push(await measureHeap(cdp));
    }
    await context.close();
    const [early = 0, late = 0] = heaps;
    await addRow(info, 'Memory after list → match → chat → Back', {
      world: size,
      '5 times, MB': megabytes(early),
      '50 times, MB': megabytes(late),
      ratio: formatRatio(late / early),
      'at most': formatRatio(1.1),
    });
    expect.soft(late / early, 'heap after 50 times ÷ after 5').toBeLessThanOrEqual(1.1);
  });
}

import { type CDPSession, expect, test } from '@playwright/test';
import { sessionCookies } from '../e2e/support/servers/session-cookies';
import { formatRatio } from './figures';
import { measuredApp } from './measured-app';
import { addRow } from './table-reporter';

/** The bytes of JavaScript objects that are still in use. */
async function measureHeap(cdp: CDPSession): Promise<number> {
  for (let count = 0; count < 3; count += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

for (const size of process.env.MEASURE_QUICK ? (['large'] as const) : (['small', 'large'] as const)) {
  test(`memory: ${size} world`, async ({ browser }, info) => {
    const { url, backend, chatId } = measuredApp(size);
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
      await page.goBack();
      await page.goBack();
      await row.waitFor();
      if (round === 5 || round === 50) heaps.push(await measureHeap(cdp));
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

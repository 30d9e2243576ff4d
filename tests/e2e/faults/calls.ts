import type { Page, Request } from '@playwright/test';
import { operationOf } from '../../../scripts/contract/document.ts';
import type { Row } from './rows';

/** Tells whether a request is a call of that operation. */
export function isCallOf(row: Pick<Row, 'body'> & { operation: string }): (request: Request) => boolean {
  const { method, pattern } = operationOf(row.operation);
  return (request) =>
    request.method() === method &&
    pattern.test(new URL(request.url()).pathname) &&
    (row.body === undefined || (request.headers()['content-type'] ?? '').startsWith(row.body));
}

/** Puts the browser's clock into the test's hands, once for a context. */
export async function takeClock(page: Page): Promise<void> {
  if (await page.evaluate(() => 'clockIsTaken' in globalThis)) return;
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(globalThis, { clockIsTaken: true });
    // The clock stands in the place of timers, but not of this one.
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}

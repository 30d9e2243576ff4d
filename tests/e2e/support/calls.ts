import type { BrowserContext, Page, Request } from '@playwright/test';

/** Records what a page, or all pages of a context, ask for from now on. */
export function recordCalls(source: Page | BrowserContext) {
  const requests: Request[] = [];
  source.on('request', (request: Request) => void requests.push(request));
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  return { count: (name: string) => requests.filter((one) => nameOf(one) === name).length, requests };
}

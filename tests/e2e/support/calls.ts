import type { BrowserContext, Page, Request } from '@playwright/test';

/** The calls of a page to the backend since `recordCalls`. */
interface Calls {
  /** How many have that name, such as `POST /api/user/login`, without their queries. */
  count: (name: string) => number;
  /** Every request with its call, files included. */
  requests: readonly Request[];
}

/** Records what a page, or all pages of a context, ask for from now on. */
export function recordCalls(source: Page | BrowserContext): Calls {
  const requests: Request[] = [];
  source.on('request', (request: Request) => void requests.push(request));
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  return { count: (name) => requests.filter((one) => nameOf(one) === name).length, requests };
}

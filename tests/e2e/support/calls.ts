import type { BrowserContext, Page, Request } from '@playwright/test';

/** The calls of a page to the backend since `recordCalls`. */
interface Calls {
  /** `POST /api/user/login` and so on, in their order, without queries. */
  names: () => string[];
  /** How many have that name. */
  count: (name: string) => number;
  /** Every request with its call, files included. */
  requests: readonly Request[];
}

/** Records what a page, or all pages of a context, ask for from now on. */
export function recordCalls(source: Page | BrowserContext): Calls {
  const requests: Request[] = [];
  source.on('request', (request: Request) => void requests.push(request));
  const names = () =>
    requests
      .map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
      .filter((name) => name.includes(' /api/'));
  return { names, count: (name) => names().filter((one) => one === name).length, requests };
}

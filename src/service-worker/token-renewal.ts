/** The path of `refreshToken`, without importing what the page needs to call it. */
export const renewalPath = '/api/user/refresh-token';

/** How long after its arrival an answer is given to other pages, in milliseconds. */
const keptMs = 10_000;

/** Running renewals and their recent answers by request body, which holds the refresh token, with the id of the page that asked; in memory only. */
const renewals = new Map<string, { readonly clientId: string; readonly answer: Promise<Response> }>();

/** The parts of a `FetchEvent` that a renewal needs. */
interface RenewalEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Renews a token, for the page that asks and the one that replaces it: a page that is reloaded before the answer asks again with the same
 * refresh token, which a backend with rotation refuses. The first call goes on when its page is left. Failures are not kept. Rejects like `fetch`.
 */
export async function renewOnce(
  event: RenewalEvent,
  // oxlint-disable-next-line no-restricted-globals -- a page's own call, passed on
  send = fetch,
): Promise<Response> {
  const { request, clientId } = event;
  const body = await request.text();
  const former = renewals.get(body);
  if (former && former.clientId !== clientId) return (await former.answer).clone();
  // Without the request's signal, which ends with its page.
  const { method, headers, credentials, cache, redirect } = request;
  const answer = send(request.url, { method, headers, credentials, cache, redirect, body });
  renewals.set(body, { clientId, answer });
  event.waitUntil(forgetLater(body, answer));
  return (await answer).clone();
}

async function forgetLater(body: string, answer: Promise<Response>): Promise<void> {
  const isKept = await answer.then(
    ({ ok }) => ok,
    () => false,
  );
  if (isKept) await new Promise((done) => setTimeout(done, keptMs));
  if (renewals.get(body)?.answer === answer) renewals.delete(body);
}
